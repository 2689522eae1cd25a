import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { checkContent } from "../src/content-check/check-content";
import { type Content, readContent } from "../src/content-check/read-content";
import { type Language, languagesOf } from "../src/content-check/translations/languages";
import { addPseudoLanguage, pseudoLanguage } from "./pseudo-language";

let folder: string;
let content: Content;
let language: Language | undefined;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "pseudo-"));
  cpSync("data", join(folder, "data"), { recursive: true, filter: (name) => basename(name) !== "images" });
  for (const name of ["data/images", "static", "documents"])
    symlinkSync(join(process.cwd(), name), join(folder, name));
  addPseudoLanguage(folder);
  content = readContent(folder).content;
  language = languagesOf(content).find(({ code }) => code === pseudoLanguage);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("the check has no objection to a whole language, and every page is live in it", () => {
  const { problems, warnings } = checkContent(folder);
  expect(problems).toEqual([]);
  expect(warnings.filter(({ file }) => file.includes(pseudoLanguage))).toEqual([]);
  expect(language?.direction).toBe("rtl");
  const paths = [...content.site.pages.keys()];
  const [pages, concerns] = [false, true].map((isConcern) =>
    [...(language?.pages ?? [])].filter(([path]) => path.startsWith("/concerns/") === isConcern),
  );
  expect(new Map(pages)).toEqual(
    new Map(paths.map((path) => [path, path === "/" ? `/${pseudoLanguage}` : `/${pseudoLanguage}${path}`])),
  );
  expect(concerns).toHaveLength(JSON.parse(readFileSync("data/concerns.json", "utf8")).length);
});

test("its texts are longer than the English ones, with the same facts", () => {
  expect(language?.texts.get("Call {phone}")).toMatch(/^Cáll·+ \{phone\}$/);
});
