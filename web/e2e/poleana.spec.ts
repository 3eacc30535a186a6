// SPDX-License-Identifier: MIT
// Poleana as it is played in Mexico: on a phone, in Spanish, without a network; by the rules of one's own
// quarter, which have a name; and with a friend at another device.
import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { Person } from "./online.ts";
import { Table } from "./table.ts";

const byItself = { speed: "off", throwByItself: true, forcedByItself: true, endByItself: "always" };
// No player of poleana says these.
const foreign = /Reward|Recompensa|Broadway|Vía |Desviadero|Bloqueo|Gozos|\b[Pp]ieza|[Cc]aptur|[Dd]obles/;

test.describe("on a phone in Mexico", () => {
  test.use({
    locale: "es-MX",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    settings: byItself,
    haste: 20,
  });

  async function readsAsPoleana(page: Page) {
    const said = await page.getByRole("main").innerText();
    expect(said).not.toMatch(foreign);
  }

  test.describe("once its files are kept", () => {
    test.use({ keepsFiles: true });
    test("a game from the home page to its result, without a network", { tag: "@core" }, async ({ page, context }) => {
      test.slow(); // a whole game
      await page.goto("/");
      await expect(page.getByRole("heading", { name: /^La poleana: nació en la cárcel/ })).toBeVisible();
      await expect(page.getByText(/Fuentes: Associated Press/)).toBeVisible();
      await expect(page.getByText(/^Lo que no se sabe/)).toBeVisible();
      const cards = page.getByRole("region", { name: "Nuestros juegos" }).getByRole("link");
      await expect(cards.first()).toContainText("Poleana");
      await page.evaluate(() => navigator.serviceWorker.ready);
      await context.setOffline(true);

      const table = new Table(page, true, true, "es");
      await page.getByRole("button", { name: "Jugar ahora" }).tap();
      await expect(table.board).toBeInViewport();
      await table.playUntil(async () => /saca un preso/.test((await table.log.textContent()) ?? ""));
      await readsAsPoleana(page);
      await table.playToTheEnd();
      await expect(table.result).toContainText(/gana/);
      await readsAsPoleana(page);
      expect(await table.log.textContent()).not.toMatch(foreign);
    });
  });

  test("the rules of one's quarter are named and shared as a link", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Así jugamos en…" }).tap();
    await page.getByRole("checkbox", { name: /^El que puede comer, come/ }).check();
    await page.getByRole("textbox", { name: "Así jugamos en" }).fill("la casa de Beto");
    const link = await page.getByRole("textbox", { name: "Enlace" }).inputValue();
    expect(link).toMatch(/\/play\/poleana#\+must_capture\/la%20casa%20de%20Beto$/);

    await page.goto(link);
    await expect(page.getByText("Así jugamos en la casa de Beto")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: /^El que puede comer, come/ })).toBeChecked();
    await page.getByRole("button", { name: "Empezar" }).tap();
    await expect(new Table(page, true, true, "es").board).toBeVisible();
    await expect(page.getByText("Así jugamos en la casa de Beto")).toBeVisible();
    const record = await page.evaluate(() => {
      const id = JSON.parse(localStorage.getItem("parlor.table") ?? "") as string;
      return localStorage.getItem(`parlor.game.${id}`) ?? "";
    });
    expect(record).toContain("\\nswitches: must_capture\\n");
    expect(record).toContain("\\nhouse: la casa de Beto\\n");
  });
});

// A name of position text, or one of its numbers that no square of the board bears: B3, r1, "de 17".
const engineName = /\b[A-Dbgry][1-7]\b|\b(de|del|a|al|en) (1[5-9]|[2-5]\d)\b(?! (tiros|de 36|resueltos))/;

test.describe("by the numbers that the board bears", () => {
  test.use({ locale: "es-MX", settings: byItself, haste: 20 });

  test("log, announcements, hint, reason and review say them", async ({ page }) => {
    test.slow(); // a whole game
    const table = new Table(page, false, true, "es");
    const heard = new Set<string>();
    await page.exposeFunction("hear", (words: string) => heard.add(words));
    await page.addInitScript(() => {
      const { hear } = window as unknown as { hear: (words: string) => void };
      new MutationObserver(() => {
        for (const live of document.querySelectorAll("[aria-live=polite]")) hear(live.textContent ?? "");
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.goto("/");
    await page.getByRole("button", { name: "Jugar ahora" }).click();
    await table.playUntil(async () => /va de su \d/.test((await table.log.textContent()) ?? ""));
    await page.getByRole("button", { name: "Consejo", exact: true }).click();
    const hint = page.getByRole("region", { name: "Consejo" });
    await expect(hint.getByRole("listitem").first()).toContainText(/tu|puente|casa|esquina|sacar/);
    await expect(hint).not.toContainText(engineName);

    const turn = table.log.getByRole("button").first();
    await turn.focus();
    await page.keyboard.press("Enter");
    await expect(turn).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Enter");
    await expect(turn).toHaveAttribute("aria-pressed", "false");

    await table.playToTheEnd();
    expect(await table.log.textContent()).toMatch(/de su 0 a su|a la esquina de|al puente|del puente|sale libre/);
    for (const words of [...heard, ...(await table.log.getByRole("paragraph").allTextContents())]) {
      expect(words).not.toMatch(engineName);
    }
    expect([...heard].some((words) => /va de su \d/.test(words))).toBe(true);

    await page.getByRole("link", { name: "Repaso" }).click();
    await expect(page.getByRole("heading", { name: "Repaso" })).toBeVisible();
    const turns = page.getByRole("list", { name: "La partida hasta ahora" });
    for (const words of await turns.getByRole("listitem").allTextContents()) {
      expect(words).not.toMatch(engineName);
    }
  });

  test("why not, the choices and a puzzle say them", async ({ page }) => {
    const table = new Table(page, false, true, "es");
    await page.goto(`/#/position/${encodeURIComponent("poleana b:w,w,9,20 g:- r:w,w,39,41 y:- b 5-2")}`);
    await page.getByRole("button", { name: "Jugar desde aquí" }).click();
    await page.getByText(/^Opciones en lista/).click();
    const choices = page.locator("details.choices");
    await expect(choices).toContainText("preso de Azul en su 3");
    await expect(choices).toContainText("tu 5: avanzar 2");
    await expect(choices).toContainText("preso de Rojo en su 3");
    await expect(choices).not.toContainText(engineName);
    await table.touch(table.piece("preso de Azul en el 14 de Verde"));
    const box = (await table.board.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const reason = page.getByRole("region", { name: "Por qué no" });
    await expect(reason).toContainText("Con este tiro no se llega del 14 de Verde");
    await expect(reason).not.toContainText(engineName);

    await page.goto("/#/puzzles");
    await page.getByLabel("Edición").selectOption("poleana");
    await page.getByRole("link", { name: "Empezar" }).click();
    await page.getByRole("button", { name: "Mostrar la solución" }).click();
    const answer = page.getByText(/^La mejor jugada: /);
    await expect(answer).toBeVisible();
    await expect(answer).not.toContainText(engineName);
  });

  // What is painted on the board belongs to its picture; names of spaces are letters on top.
  test("the board bears one print", async ({ page }) => {
    const names = page.locator(".numbers text");
    for (const [game, count] of [["poleana", 0], ["pollyanna-1916", 116]] as const) {
      await page.goto(`/#/position/${encodeURIComponent(`${game} b:w,w,9,20 g:- r:w,w,39,41 y:- b 5-2`)}`);
      await page.getByRole("button", { name: "Jugar desde aquí" }).click();
      await expect(page.getByRole("region", { name: "A quién le toca" })).toBeVisible();
      await expect(names).toHaveCount(count);
    }
  });
});

test("a link with a rule that nobody knows says so", async ({ page }) => {
  await page.goto("/play/poleana#+must_win/Tepito");
  await expect(page.getByRole("alert")).toContainText("must_win");
  await expect(page.getByText("Tepito")).toBeHidden();
  await expect(page.getByRole("button", { name: "Begin" })).toBeEnabled();
});

test("two people play a whole game online, by rules with a name", async ({ browser }) => {
  test.slow(); // a whole game
  const manner = { byItself: true, haste: 20 };
  const ana = await Person.arrive(browser, "Ana", manner);
  const beto = await Person.arrive(browser, "Beto", manner);
  await ana.page.goto("/#/house/poleana+prize_of_twenty/Tepito");
  await ana.page.getByRole("link", { name: "A table online by these rules" }).click();
  await expect(ana.page.getByText("Our house rules: Tepito")).toBeVisible();
  await ana.page.getByLabel("Your name").fill("Ana");
  await ana.page.getByRole("radio", { name: /^Anybody/ }).check();
  await ana.click("Open the table");
  await ana.page.getByRole("textbox", { name: "Link" }).waitFor();

  await beto.page.goto("/#/online");
  const card = beto.page.getByRole("listitem").filter({ hasText: "Our house rules: Tepito" });
  await expect(card).toContainText("Poleana");
  await beto.sitDown(await ana.page.getByRole("textbox", { name: "Link" }).inputValue());
  for (const { page, table } of [ana, beto]) {
    await expect(table.board).toBeVisible();
    await expect(page.getByText("Our house rules: Tepito")).toBeVisible();
  }
  await Promise.all([ana.table.playToTheEnd(), beto.table.playToTheEnd()]);
  await expect(ana.table.result).toContainText(/all four pieces out/);
  expect(await beto.table.log.textContent()).toBe(await ana.table.log.textContent());
  for (const { complaints } of [ana, beto]) expect(complaints).toEqual([]);
});
