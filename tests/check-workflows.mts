/** Checks .github/workflows/ with GitHub's own language service, as its editor does: a part of `npm run lint`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { validate } from "@actions/languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";

const folder = ".github/workflows";
/** A tag can be moved to other code, a commit cannot. */
const isPinned = /@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

async function problemsIn(name: string): Promise<string[]> {
  const text = readFileSync(join(folder, name), "utf8");
  const found = await validate(TextDocument.create(`file:///${folder}/${name}`, "yaml", 1, text));
  const actions = Array.from(text.matchAll(/uses: (.+)/g), ([, action = ""]) => action);
  return [
    ...found.map(({ range, message }) => `${folder}/${name}:${range.start.line + 1}: ${message}`),
    ...actions
      .filter((action) => !isPinned.test(action))
      .map((action) => `${folder}/${name}: Pin ${action} to a commit, with its version as a comment.`),
  ];
}

const problems = (await Promise.all(readdirSync(folder).map(problemsIn))).flat();
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
