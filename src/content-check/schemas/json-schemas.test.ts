import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import Ajv from "ajv";
import { getLanguageService, TextDocument } from "vscode-json-languageservice";
import { blockKinds } from "../../content/blocks";
import { collections, entities } from "../../content/collections";
import { readContent } from "../read-content";
import { fixtureFiles } from "../valid-files.fixtures";
import { type Fixture, makeFixture } from "../valid-site.fixtures";
import { jsonSchemas, writeSchemas } from "./json-schemas";

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

let site: Fixture;
beforeAll(() => {
  site = makeFixture();
  writeSchemas(site.folder, readContent(site.folder).content.site);
});
afterAll(() => site.remove("."));

/** Opens a file in the JSON language service of Visual Studio Code, with schemas as in .vscode/settings.json. */
function openInEditor(name: string, text: string) {
  const uri = (path: string) => pathToFileURL(join(site.folder, path)).href;
  const service = getLanguageService({
    schemaRequestService: async (address) => readFileSync(new URL(address), "utf8"),
    workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
  });
  const lists = ["team", "resources", "closures", "concerns"].map((list) => ({
    uri: uri(`schemas/${list}.schema.json`),
    fileMatch: [`/data/${list}.json`],
  }));
  service.configure({ validate: true, schemas: lists });
  const document = TextDocument.create(uri(name), "json", 1, text);
  return { service, document, json: service.parseJSONDocument(document) };
}

async function problemsIn(name: string, text: string): Promise<string[]> {
  const { service, document, json } = openInEditor(name, text);
  return (await service.doValidation(document, json)).map(({ message }) =>
    typeof message === "string" ? message : message.value,
  );
}

const behavior = "data/pages/behavior.json";
const home = "data/pages/home.json";

test.each(["data/team.json", "data/resources.json", "data/closures.json", behavior, home])(
  "%s has no problems in an editor",
  async (name) => expect(await problemsIn(name, site.read(name))).toEqual([]),
);

test.each([
  [
    "a wrong kind of block",
    home,
    '"prose"',
    '"porse"',
    RegExp(`no such kind. .* the ${blockKinds.length}\\.`),
  ],
  ["a block without its kind", home, '"kind": "prose",', "", /Missing property "kind"/],
  ["a wrong kind of resource", "data/resources.json", '"media-item"', '"media"', /no such kind/],
  ["a time", "data/clinic.json", '"07:00"', '"7am"', /^It must be a 24-hour time such as "07:00"\.$/],
  ["a date", "data/closures.json", '"2026-12-24"', '"12/24/2026"', /^It must be a date such as "2026-11/],
  ["an id", "data/team.json", '"id": "ben"', '"id": "Ben"', /^It must be the first name in lowercase/],
  ["a link", home, '"phone:main"', '"tel:907"', /^It must be a page \("\/contact"\)/],
  ["a list", home, '[\n    "therapy"\n  ]', '"therapy"', /^It must be a list in \[square brackets\]\.$/],
  ["a weekday", "data/clinic.json", '"Friday"', '"Fri"', /^It must be one of "Monday"/],
])("reports %s once, with the message of the check", async (_, name, text, replacement, message) => {
  expect(site.read(name)).toContain(text);
  const problems = await problemsIn(
    name,
    site.read(name).replace(text, () => replacement),
  );
  expect(problems).toEqual([expect.stringMatching(message)]);
});

test.each([
  ["kinds", home, '"kind": "prose"', '"kind": "|"', ["home-hero", "prose", "visit-pack"]],
  ["members of the team", behavior, '[\n        "anika"', '["|"', ["anika", "ben"]],
  ["services", "data/concerns.json", '"service": "behavior"', '"service": "|"', ["behavior"]],
  ["links", home, '"phone:main"', '"|"', ["/our-team", "/our-team#anika", "link:camp", "email"]],
  ["fields of a kind", home, '"kind": "prose",', '"kind": "prose", "|",', ["awaitsCounsel"]],
])("suggests %s", async (_, name, text, replacement, offered) => {
  expect(site.read(name)).toContain(text);
  const [before = "", after = ""] = site.read(name).split(text);
  const [start = "", end = ""] = replacement.split("|");
  const { service, document, json } = openInEditor(name, before + start + end + after);
  const position = document.positionAt(before.length + start.length);
  const list = await service.doComplete(document, position, json);
  const labels = list?.items.map(({ label }) => label.replaceAll('"', ""));
  expect(labels).toEqual(expect.arrayContaining(offered));
});

test("an id that is not suggested yet is valid", async () => {
  const text = site.read(behavior).replace('"therapists": [\n        "anika"', '"therapists": ["zoe"');
  expect(await problemsIn(behavior, text)).toEqual([]);
});

test("writing the schemas again changes nothing", () => {
  expect(writeSchemas(site.folder, readContent(site.folder).content.site)).toEqual([]);
});
