import { readContent } from "../../content-check/read-content";
import { cmsConfig } from "../forms/cms-config";
import { offersOf } from "../forms/offers";
import { translatedLanguages } from "../translations/translated-files";
import { putChoices, takeChoices } from "./shared-choices";

const { content } = readContent(process.cwd());
const config = cmsConfig("http://localhost:8000", offersOf(content), translatedLanguages(content));
const shared = takeChoices(config);

/** All lists of choices in a configuration. */
function listsIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /^(?:options|links|facts)$/.test(key) ? [inner] : listsIn(inner),
  );
}

test("the editor gets the configuration as it was", () => {
  expect(putChoices(shared)).toEqual(JSON.parse(JSON.stringify(config)));
});

test("each list of choices is sent once, and the fields that have it share it", () => {
  const sent = shared.choices.map((list) => JSON.stringify(list));
  expect(new Set(sent).size).toBe(sent.length);
  const lists = listsIn(putChoices(shared));
  expect(lists.length).toBeGreaterThan(sent.length);
  expect(new Set(lists).size).toBe(sent.length);
});
