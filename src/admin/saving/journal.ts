import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";

/** What a save did to a file: its content before and after, as base64; null where there was no file. */
export interface SavedFile {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** One save, from which it can be taken back. */
export interface SaveRecord {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly time: string;
  /** Whose computer it was; absent in saves of earlier versions. */
  readonly who?: string;
  /** What an editor reads, such as "Update People". */
  readonly title: string;
  readonly files: readonly SavedFile[];
}

/** Who works on this computer: the name that Git knows, or else that of the system's account. */
function whoIsHere(folder: string): string {
  const { stdout } = spawnSync("git", ["config", "user.name"], { cwd: folder, encoding: "utf8" });
  return stdout?.trim() || userInfo().username;
}

/** All saves of this machine. Keeps one file for each save, which is written completely or not at all. */
export function journalIn(folder: string) {
  mkdirSync(folder, { recursive: true });
  const who = whoIsHere(folder);
  const ids = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => name.replace(/\.json$/, ""))
      .sort()
      .reverse();
  const read = (id: string): SaveRecord => JSON.parse(readFileSync(join(folder, `${id}.json`), "utf8"));

  return {
    add(record: Omit<SaveRecord, "id" | "time" | "who">): SaveRecord {
      const time = new Date().toISOString();
      const stamp = time.replace(/\D/g, "");
      const same = ids().filter((id) => id.startsWith(stamp)).length;
      const saved = { id: `${stamp}-${same}`, time, who, ...record };
      const file = join(folder, `${saved.id}.json`);
      writeFileSync(`${file}.new`, JSON.stringify(saved));
      renameSync(`${file}.new`, file);
      return saved;
    },
    /** The newest first. */
    all: () => ids().map(read),
    find: (id: string) => (ids().includes(id) ? read(id) : undefined),
  };
}
