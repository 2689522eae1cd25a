import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { documentsOf } from "./content";
import { picturesOf } from "./pictures-of";

const namesIn = (folder: string, ending: string) =>
  readdirSync(path.join(__dirname, folder), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(ending),
  );

// data/documents.json need not list every document that this project can make.
test("every picture of documents/pictures is in a document", () => {
  const clinic = JSON.parse(readFileSync("data/clinic.json", "utf8"));
  const ids = namesIn("content", ".ts").map((name) => path.basename(name, ".ts"));
  const every = documentsOf(
    clinic,
    ids.map((id) => ({ id, title: id, description: id, madeOf: "" })),
  );
  const used = every.flatMap(picturesOf).map(({ file }) => file);
  expect(namesIn("pictures", ".jpg").sort()).toEqual([...new Set(used)].sort());
});
