// SPDX-License-Identifier: MIT
// A PostgreSQL of one's own in a temporary folder, reached by a socket in it.
import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";

const programs = "/usr/lib/postgresql/15/bin";
export const isInstalled = existsSync(`${programs}/postgres`);

interface Database {
  address: string;
  stop: () => Promise<void>;
}

// It does not run as root.
function user(): { uid: number; gid: number } {
  const { uid, gid } = userInfo();
  if (uid !== 0) return { uid, gid };
  const idOf = (which: string) => Number(execFileSync("id", [which, "postgres"]));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

export async function startPostgres(): Promise<Database> {
  const who = user();
  const folder = await mkdtemp(join(tmpdir(), "parlor-postgres-"));
  await chown(folder, who.uid, who.gid);
  const data = `${folder}/data`;
  const run = (name: string, ...words: string[]) =>
    promisify(execFile)(`${programs}/${name}`, words, { ...who, cwd: folder });
  await run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync");

  const words = ["-D", data, "-k", folder, "-c", "listen_addresses="];
  const server = spawn(`${programs}/postgres`, words, { ...who, cwd: folder, stdio: "ignore" });
  const gone = once(server, "exit");
  const isReady = () => run("pg_isready", "-q", "-h", folder).then(() => true, () => false);
  while (server.exitCode === null && !(await isReady())) await setTimeout(50);

  const stop = async () => {
    server.kill("SIGQUIT");
    await gone;
    await rm(folder, { recursive: true });
  };
  return { address: `postgres://postgres@/postgres?host=${folder}`, stop };
}
