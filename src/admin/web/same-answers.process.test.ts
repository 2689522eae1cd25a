import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Fixture } from "../../content-check/valid-site.fixtures";
import { workingFiles } from "../host/working-files";
import { draftCheck } from "../saving/draft-check";
import { Refusal } from "../saving/refusal";
import { createSaves } from "../saving/saves";
import { withTranslations } from "../translations/with-translations";
import { contentRead, editsOf, translatedSite } from "./mistakes.fixtures";
import { type Edit, webCheck } from "./web-check.fixtures";

/** The editor on someone's own computer: what it says of an edit, which is not kept; nothing if it can be saved. */
function localCheck(site: Fixture): (edit: Edit) => Promise<string> {
  const files = withTranslations(workingFiles(site.folder), site.folder);
  const saves = createSaves(site.folder, files, draftCheck(site.folder));
  return async ({ file, value }) => {
    const before = existsSync(join(site.folder, file)) ? site.read(file) : undefined;
    const basedOn = files.shaOf(file);
    const change = { path: file, content: Buffer.from(JSON.stringify(value)), ...(basedOn && { basedOn }) };
    try {
      await saves.save([change]);
      if (before === undefined) site.remove(file);
      else site.write(file, before);
      return "";
    } catch (error) {
      if (error instanceof Refusal) return error.message;
      throw error;
    }
  };
}

/**
 * The mistakes that only someone who opens pictures and PDFs can find. On the web, the check of the draft finds them, within
 * minutes. What texts can tell of them is said at once.
 */
const aboutFiles: readonly string[] = [
  "a path on the editor's own computer, with double backslashes",
  "a missing picture",
  "the wrong size of a PDF",
  "a picture without its object",
];

const site = translatedSite();
afterAll(() => site.remove("."));

test("on the web, the editor says of each mistake what it says on one's own computer", async () => {
  const [local, web] = [localCheck(site), webCheck(contentRead(site))];
  const said = new Map<string, { local: string; web: string }>();
  for (const edit of editsOf(site)) said.set(edit.title, { local: await local(edit), web: web(edit) });
  const differences = [...said].filter(([, each]) => each.local !== each.web);
  expect(differences.filter(([title]) => !aboutFiles.includes(title))).toEqual([]);
  expect(differences.map(([title]) => title)).toEqual(aboutFiles);
  for (const [, each] of differences) expect(each.local).toContain(each.web);
  expect([...said].filter(([, each]) => each.local !== "").length).toBeGreaterThan(80);
}, 300_000);
