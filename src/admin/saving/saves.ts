import { join } from "node:path";
import type { FieldPath } from "../../content-check/source-file";
import { translatedBy } from "../../content-check/translations/list-translations";
import type { WorkingFiles } from "../host/working-files";
import { pathInForm } from "../translations/from-form";
import { type Change, diskOf, refuseIfChanged, savedFiles } from "./change";
import type { DraftCheck } from "./draft-check";
import { journalIn, type SavedFile, type SaveRecord } from "./journal";
import { fileLabel } from "./place-in-forms";
import { Refusal, refusalFor } from "./refusal";
import { takenBack } from "./taken-back";

export type Saves = ReturnType<typeof createSaves>;

/**
 * Saves what editors change, one save after the other.
 * @param project the project's folder; the saves are kept in its var/admin/saves/
 */
export function createSaves(project: string, files: WorkingFiles, check: DraftCheck) {
  const journal = journalIn(join(project, "var/admin/saves"));
  const disk = diskOf(project);
  let last: Promise<unknown> = Promise.resolve();

  /** Runs one save after the other, so that each is checked against what is really there. */
  function inTurn(work: () => Promise<SaveRecord>): Promise<SaveRecord> {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  }
  async function write(title: string, all: readonly SavedFile[]): Promise<SaveRecord> {
    const saved = picturesFirst(all.filter(({ before, after }) => before !== after));
    if (saved.length === 0) return { id: "", time: new Date().toISOString(), title, files: [] };
    const form = saved.find(({ path }) => path.endsWith(".json"))?.path;
    const problems = await check(new Map(saved.map(({ path, after }) => [path, bytesOf(after)])));
    if (problems.length > 0) {
      const inForm = (path: FieldPath) => placeInForm(path, form, saved);
      throw refusalFor(problems, { contentOf: (path) => valueIn(path, saved), open: form, inForm });
    }
    refuseIfChanged(saved, disk);
    try {
      for (const { path, after } of saved) disk.write(path, after);
      return journal.add({ title, files: saved });
    } catch (error) {
      for (const { path, before } of saved) disk.write(path, before);
      throw new Refusal(`The files could not be written: ${(error as Error).message}`);
    }
  }
  /** What a file would have after these changes. */
  function valueIn(path: string, saved: readonly SavedFile[]): unknown {
    const bytes = bytesOf(saved.find((file) => file.path === path)?.after ?? disk.read(path));
    return path.endsWith(".json") && bytes !== undefined ? JSON.parse(bytes.toString()) : undefined;
  }
  /** The form of a translation shows more than its file has. */
  function placeInForm(path: FieldPath, form: string | undefined, saved: readonly SavedFile[]): FieldPath {
    const after = bytesOf(saved.find((file) => file.path === form)?.after ?? null);
    if (form === undefined || after === undefined || translatedBy(form) === undefined) return path;
    return pathInForm(path, JSON.parse(after.toString()), JSON.parse(files.read(form).toString()));
  }
  return {
    /** @throws Refusal when something is wrong; then nothing was written */
    save: (changes: readonly Change[]) =>
      inTurn(async () => {
        const saved = changes.flatMap((change) => savedFiles(change, files, disk));
        return write(titleOf(saved), saved);
      }),
    /** Undoes a save. @throws Refusal as above */
    takeBack: (id: string) =>
      inTurn(async () => {
        const record = journal.find(id);
        if (record === undefined) throw new Refusal("There is no such save.");
        const saved = record.files.map((file) => {
          const before = disk.read(file.path);
          return { path: file.path, before, after: takenBack(before, file) };
        });
        return write(`Take back: ${record.title}`, saved);
      }),
    /** The saves that changed a file, the newest first; all of them without a path. */
    history: (path?: string) =>
      journal.all().filter((record) => path === undefined || record.files.some((file) => file.path === path)),
  };
}

/** What an editor reads in the list of saves, such as "Change People". */
function titleOf(saved: readonly SavedFile[]): string {
  const isNew = saved.every(({ before }) => before === null);
  const isGone = saved.every(({ after }) => after === null);
  const verb = isNew ? "Add" : isGone ? "Remove" : "Change";
  return `${verb} ${saved.map(({ path }) => fileLabel(path)).join(", ")}`;
}

/** Pictures are written before the files that show them. */
function picturesFirst(files: readonly SavedFile[]): SavedFile[] {
  return files.toSorted((one, other) => rank(one) - rank(other));
}

function rank({ path }: SavedFile): number {
  return path.endsWith(".json") ? 1 : 0;
}

function bytesOf(content: string | null): Buffer | undefined {
  return content === null ? undefined : Buffer.from(content, "base64");
}
