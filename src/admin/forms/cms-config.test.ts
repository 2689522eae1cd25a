import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CollectionFile, Field, FileCollection } from "@sveltia/cms";
import Ajv from "ajv";
import { collections } from "../../content/collections";
import { readContent } from "../../content-check/read-content";
import { checkFields } from "../../content-check/walk-fields";
import { translatedLanguages } from "../translations/translated-files";
import { cmsConfig } from "./cms-config";
import { offersOf } from "./offers";

const { content } = readContent(process.cwd());
const { links, facts } = offersOf(content);
const config = cmsConfig("http://localhost:8000", offersOf(content), translatedLanguages(content));

test("the editor's own schema accepts the configuration", () => {
  const file = join(dirname(require.resolve("@sveltia/cms")), "../schema/sveltia-cms.json");
  const validate = new Ajv({ strict: false, validateFormats: false, logger: false }).compile(
    JSON.parse(readFileSync(file, "utf8")),
  );
  validate(JSON.parse(JSON.stringify(config)));
  expect(validate.errors ?? []).toEqual([]);
});

test("every file of data/ has a form", () => {
  const files = (config.singletons as CollectionFile[]).map(({ file }) => file);
  const expected = Object.values(collections).filter(({ source }) => source !== "pages");
  expect(files).toEqual(expected.map(({ source }) => `data/${source}`));
  expect(config.collections?.[0]).toMatchObject({ folder: "data/pages", extension: "json" });
});

test("every translation has a form in the list of its language", () => {
  const [, ...languages] = config.collections as FileCollection[];
  const forms = languages.flatMap(({ files }) => files.map(({ file }) => file));
  expect(languages).toHaveLength(content.languages.length);
  expect(forms).toEqual(expect.arrayContaining(content.translations.map(({ name }) => name)));
});

test("every link of the content can be picked", () => {
  const offered = new Set(links.map(({ value }) => value));
  const missing: string[] = [];
  checkFields(content, ({ role, value }) => {
    if (role === "target" && !offered.has(value)) missing.push(value);
    return [];
  });
  expect(missing).toEqual([]);
});

test("a fact is offered with what visitors read in its place", () => {
  const { phones } = JSON.parse(readFileSync("data/clinic.json", "utf8"));
  expect(facts).toContainEqual({ label: `Phone: ${phones.main}`, value: "{phone}" });
});

test("no two links to pick have the same words", () => {
  const labels = links.map(({ label }) => label);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});

test("no picture comes from another website", () => {
  expect(config.media_libraries).toEqual({ stock_assets: { providers: [] } });
});

test("the fields of each form have names of their own", () => {
  const doubled = (fields: readonly Field[]): string[] => {
    const names = fields.map(({ name }) => name);
    const inside = fields.flatMap((field) =>
      "fields" in field && field.fields ? doubled(field.fields) : [],
    );
    return [...names.filter((name, index) => names.indexOf(name) !== index), ...inside];
  };
  const files = config.singletons as CollectionFile[];
  expect(files.flatMap(({ fields }) => doubled(fields))).toEqual([]);
});
