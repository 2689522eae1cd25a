import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkWithPictures } from "../../content-check/check-with-pictures";
import { mirror } from "../../content-check/mirror";
import type { Problem } from "../../content-check/problem";

/** Checks the content as it would be with some files changed; a file without content would be gone. */
export type DraftCheck = (changes: ReadonlyMap<string, Buffer | undefined>) => Promise<readonly Problem[]>;

/**
 * Creates the check of content that is not saved yet. It is the check that a build starts with, over a copy.
 * @param project the project's folder; the copy is in its var/admin/
 */
export function draftCheck(project: string): DraftCheck {
  const copy = join(project, "var/admin/draft");
  return async (changes) => {
    for (const part of ["data", "static"]) mirror(join(project, part), join(copy, part));
    for (const [path, content] of changes) {
      const file = join(copy, path);
      mkdirSync(dirname(file), { recursive: true });
      if (content === undefined) rmSync(file, { force: true });
      else writeFileSync(file, content);
    }
    const { problems } = await checkWithPictures(copy);
    return problems;
  };
}
