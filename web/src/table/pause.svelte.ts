// SPDX-License-Identifier: MIT
// A wait that somebody impatient may end.
export class Pause {
  waiting = $state(false);
  #end: () => void = () => {};

  wait(milliseconds: number): Promise<void> {
    this.end();
    this.waiting = true;
    return new Promise((done) => {
      const timer = setTimeout(() => this.#end(), milliseconds);
      this.#end = () => {
        clearTimeout(timer);
        this.#end = () => {};
        this.waiting = false;
        done();
      };
    });
  }

  end(): void {
    this.#end();
  }
}
