import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import Ajv from "ajv";
import { collections, entities } from "../../content/collections";
import { fixtureFiles } from "../valid-files.fixtures";
import { jsonSchemas } from "./json-schemas";

const schemas = jsonSchemas();
const lists = Object.values(collections).filter(({ holds }) => holds === "list");

test("the schemas in the repository are up to date (npm run check:content writes them)", () => {
  expect(readdirSync("schemas").sort()).toEqual([...schemas.keys(), "ids.schema.json"].sort());
  for (const [name, text] of schemas) expect(readFileSync(`schemas/${name}`, "utf8")).toBe(text);
});

test("the schemas describe each field, without what only the build needs", () => {
  expect(schemas.get("team.schema.json")).toContain("The first name in lowercase");
  for (const text of schemas.values()) expect(text).not.toContain('"role"');
});

/** Ids are only suggestions, so the lists may be empty. */
const emptyLists = Object.fromEntries([...Object.keys(entities), "targets"].map((name) => [name, {}]));
const validated = [...fixtureFiles()].filter(([name]) => name.endsWith(".json"));
test.each(validated)("%s is valid for its schema", (file, text) => {
  const name = file.startsWith("data/pages/") ? "page" : posix.basename(file, ".json");
  const validate = new Ajv({ strict: false, validateFormats: false })
    .addSchema({ definitions: emptyLists }, "ids.schema.json")
    .compile(JSON.parse(schemas.get(`${name}.schema.json`) ?? ""));
  const value = JSON.parse(String(text));
  expect([validate(value), validate.errors]).toEqual([true, null]);
  expect(validate(Array.isArray(value) ? [{ unknown: 1 }] : { ...value, unknown: 1 })).toBe(false);
});

test("the settings of Visual Studio Code map every list to its schema", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  const mapped = lists.map(({ source }) => ({
    fileMatch: [`/data/${source}`],
    url: `./schemas/${source.replace(".json", ".schema.json")}`,
  }));
  expect(settings["json.schemas"]).toEqual(expect.arrayContaining(mapped));
});
