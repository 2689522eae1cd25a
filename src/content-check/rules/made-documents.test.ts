import { readFileSync } from "node:fs";
import { contentOf } from "../content-of.fixtures";
import { findForeignDocuments, findMissingMilestones, findOutdatedDocuments } from "./made-documents";

const read = (name: string) => JSON.parse(readFileSync(`data/${name}.json`, "utf8"));
const clinic = read("clinic");
const otherPhone = { ...clinic, phones: { ...clinic.phones, main: "(907) 555-0199" } };
const documents: { id: string; title: string; madeOf?: string }[] = read("documents");
const milestones: { id: string }[] = read("milestones");
const made = documents.filter(({ madeOf }) => madeOf);

test("the PDFs in the repository are up to date", () => {
  const content = contentOf({ clinic, documents, milestones }, ".");
  expect(findOutdatedDocuments(content)).toEqual([]);
  expect(findForeignDocuments(content)).toEqual([]);
});

test("after a change of the phone number, one warning names every PDF and the command", () => {
  const warnings = findOutdatedDocuments(contentOf({ clinic: otherPhone, documents, milestones }));
  expect(warnings).toHaveLength(1);
  const [{ found = "", fix = "" } = {}] = warnings;
  const names = found.replace(/^.*: |\.$/g, "").split(", ");
  expect(new Set(names)).toEqual(new Set(made.map(({ id }) => `${id}.pdf`)));
  expect(found).toContain(`${names.length} of ${names.length} PDFs are older`);
  expect(fix).toBe("Run: npm run build:documents. Or do nothing: npm run build makes them again.");
});

test("after a change of a title, the warning names only its PDF", () => {
  const [, , { id = "" } = {}] = made;
  const changed = documents.map((each) => (each.id === id ? { ...each, title: "Another Title" } : each));
  expect(findOutdatedDocuments(contentOf({ clinic, documents: changed, milestones }))).toMatchObject([
    {
      file: "data/documents.json",
      entry: `"${id}"`,
      field: '"madeOf"',
      found: expect.stringMatching(new RegExp(`^1 of \\d+ PDFs is older than .*: ${id}\\.pdf\\.$`)),
      expected: "PDFs with the current facts and titles.",
      fix: "Run: npm run build:documents. Or do nothing: npm run build makes it again.",
    },
  ]);
});

test("a PDF that was not generated here is never outdated", () => {
  const own = documents.map(({ madeOf: _, ...each }) => each);
  expect(findOutdatedDocuments(contentOf({ clinic: otherPhone, documents: own, milestones }))).toEqual([]);
});

test.each([{}, { documents }, { clinic }])("without the facts or the list, no PDF is outdated", (data) =>
  expect(findOutdatedDocuments(contentOf(data))).toEqual([]),
);

test("without a milestone whose age a PDF says, the PDFs can't be made", () => {
  const without = milestones.filter(({ id }) => id !== "head-up");
  const content = contentOf({ clinic, documents, milestones: without });
  expect(findMissingMilestones(content)).toMatchObject([
    { file: "data/milestones.json", found: 'data/milestones.json has no milestone "head-up".' },
  ]);
  expect(findMissingMilestones(contentOf({ clinic, documents, milestones }))).toEqual([]);
});
