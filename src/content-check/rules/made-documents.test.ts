import { cpSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../check-content";
import { type Fixture, makeFixture } from "../fixture";

let site: Fixture;
beforeEach(() => {
  site = makeFixture();
  for (const name of ["clinic", "documents"])
    cpSync(`data/${name}.json`, join(site.folder, `data/${name}.json`));
  cpSync("static/documents", join(site.folder, "static/documents"), { recursive: true });
});
afterEach(() => site.remove("."));

const changePhone = () =>
  site.write(
    "data/clinic.json",
    site.read("data/clinic.json").replace(/"main": ".*?"/, '"main": "(907) 555-0199"'),
  );
const list = () => {
  const entries: { id: string; title: string; madeOf?: string }[] = JSON.parse(
    site.read("data/documents.json"),
  );
  return entries.filter(({ madeOf }) => madeOf);
};

/** Returns the problems, and the warnings of this rule only; others depend on the date of the test. */
const checkDocuments = () => {
  const { problems, warnings } = checkContent(site.folder);
  return { problems, warnings: warnings.filter(({ file }) => file === "data/documents.json") };
};

test("the PDFs in the repository are up to date", () => {
  expect(checkDocuments()).toEqual({ problems: [], warnings: [] });
});

test("after a change of the phone number, one warning names every PDF and the command", () => {
  changePhone();
  const { problems, warnings } = checkDocuments();
  expect(problems).toEqual([]);
  expect(warnings).toHaveLength(1);
  const [{ found = "", fix = "" } = {}] = warnings;
  for (const { id } of list()) expect(found).toContain(`${id}.pdf`);
  expect(fix).toContain("npm run build:documents");
});

test("after a change of a title, the warning names only its PDF", () => {
  const { title = "" } = list()[2] ?? {};
  site.replace("data/documents.json", `"title": "${title}"`, '"title": "Another Title"');
  const { problems, warnings } = checkDocuments();
  expect(problems).toEqual([]);
  expect(warnings).toMatchObject([
    {
      found: expect.stringMatching(
        new RegExp(`^1 of \\d+ PDFs is older than .*: ${list()[2]?.id}\\.pdf\\.$`),
      ),
    },
  ]);
  expect(warnings).toMatchObject([
    {
      expected: "PDFs with the current facts and titles.",
      fix: "Run: npm run build:documents. Or do nothing: npm run build makes it again.",
    },
  ]);
});

test("a PDF that was not generated here is never outdated", () => {
  changePhone();
  site.write("data/documents.json", site.read("data/documents.json").replace(/,\s*"madeOf": "\w*"/g, ""));
  expect(checkDocuments()).toEqual({ problems: [], warnings: [] });
});

test("a PDF that replaced a generated one and still has madeOf is a problem", () => {
  const [{ id = "" } = {}] = list();
  const pdf = "%PDF-1.7\nOur own";
  site.write(`static/documents/${id}.pdf`, pdf);
  site.write(
    "data/documents.json",
    site.read("data/documents.json").replace(/"bytes": \d+/, `"bytes": ${pdf.length}`),
  );
  const { problems } = checkDocuments();
  expect(problems).toEqual([
    expect.objectContaining({
      file: "data/documents.json",
      field: '"madeOf"',
      found: expect.stringContaining("not made by npm run build:documents"),
      expected: 'The field "madeOf" only for PDFs that this command makes.',
      fix: 'Delete the line "madeOf".',
    }),
  ]);
});
