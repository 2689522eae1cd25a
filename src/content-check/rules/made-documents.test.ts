/** @jest-environment node */
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

/** Only what this rule says: the day of the test is of no matter here. */
const look = () => {
  const { problems, warnings } = checkContent(site.folder);
  return { problems, warnings: warnings.filter(({ file }) => file === "data/documents.json") };
};

test("the PDFs as they are have the words of today", () => {
  expect(look()).toEqual({ problems: [], warnings: [] });
});

test("after a change of the phone number one warning names every PDF and the command", () => {
  changePhone();
  const { problems, warnings } = look();
  expect(problems).toEqual([]);
  expect(warnings).toHaveLength(1);
  const [{ found = "", fix = "" } = {}] = warnings;
  for (const { id } of list()) expect(found).toContain(`${id}.pdf`);
  expect(fix).toContain("npm run build:documents");
});

test("after a change of a title only its PDF is named", () => {
  const { title = "" } = list()[2] ?? {};
  site.replace("data/documents.json", `"title": "${title}"`, '"title": "Another Title"');
  expect(look()).toMatchObject({
    problems: [],
    warnings: [
      {
        found: expect.stringMatching(
          new RegExp(`^1 of \\d+ PDFs is older than .*: ${list()[2]?.id}\\.pdf\\.$`),
        ),
      },
    ],
  });
});

test("a PDF of the clinic's own is never outdated", () => {
  changePhone();
  site.write("data/documents.json", site.read("data/documents.json").replace(/,\s*"madeOf": "\w*"/g, ""));
  expect(look()).toEqual({ problems: [], warnings: [] });
});

test("a PDF of the clinic's own in the place of one that was made here is not to be overwritten", () => {
  const [{ id = "" } = {}] = list();
  const pdf = "%PDF-1.7\nOur own";
  site.write(`static/documents/${id}.pdf`, pdf);
  site.write(
    "data/documents.json",
    site.read("data/documents.json").replace(/"bytes": \d+/, `"bytes": ${pdf.length}`),
  );
  expect(look().problems).toEqual([
    expect.objectContaining({
      file: "data/documents.json",
      field: '"madeOf"',
      found: expect.stringContaining("not made by npm run build:documents"),
      fix: 'Delete the line "madeOf".',
    }),
  ]);
});
