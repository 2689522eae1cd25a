import { checkContent } from "../../content-check/check-content";
import { siteOfEachTest } from "../../content-check/valid-site.fixtures";
import { translate } from "./translate";

const site = siteOfEachTest();
const read = (name: string) => JSON.parse(site.read(name));
const services = "data/services.es.json";

test("a new language gets a file, each list, and the page that is named, with empty texts", () => {
  const said = translate(site.folder, "es", "home");
  expect(said).toContain("Made data/languages/es.json");
  expect(said).toMatch(/data\/pages\/home\.es\.json: \d+ to translate/);
  expect(said).toContain("npm run check:content");
  const names = { name: "Español", english: "Spanish", direction: "ltr" };
  expect(read("data/languages/es.json")).toMatchObject(names);
  expect(read("data/pages/home.es.json")).toMatchObject({ path: "/es" });
  expect(read("data/pages/home.es.json").texts).toContainEqual({ english: "Meet Anika", text: "" });
  expect(() => site.read("data/pages/behavior.es.json")).toThrow();
  expect(checkContent(site.folder).problems).toEqual([]);
});

test("what is translated stays, an older text is at the place of its original, and none is lost", () => {
  const old = [
    { english: "A text that is gone", text: "Perdido" },
    { english: "You speak.", text: "Usted habla." },
    { english: "Behavior", text: "Conducta" },
    { english: "An empty text that is gone", text: "" },
  ];
  translate(site.folder, "es");
  site.write(services, JSON.stringify({ approved: { by: "Ana", on: "2026-11-01" }, texts: old }));
  translate(site.folder, "es");
  expect(read(services)).toMatchObject({ approved: { by: "Ana" } });
  expect(read(services).texts).toEqual([
    { english: "Behavior", text: "Conducta" },
    { english: "Helps with feelings.", text: "" },
    { english: "You speak.", text: "Usted habla." },
    { english: "A text that is gone", text: "Perdido" },
  ]);
});

test("a second run changes nothing, and a text of two files is listed once", () => {
  translate(site.folder, "es", "our-team");
  translate(site.folder, "es", "home");
  const readAll = () => ["data/pages/home.es.json", services, "data/navigation.es.json"].map(site.read);
  const before = readAll();
  translate(site.folder, "es", "home");
  expect(readAll()).toEqual(before);
  expect(before.join().split('"english": "Behavior"')).toHaveLength(2);
});

test.each([
  ["Spanish", undefined, "is not the code of a language"],
  ["es", "apointment", "There is no page data/pages/apointment.json"],
])("%s %s is explained", (language, page, says) => {
  expect(translate(site.folder, language, page)).toContain(says);
});

test("a language of a script from right to left is known as such", () => {
  translate(site.folder, "ar");
  expect(read("data/languages/ar.json")).toMatchObject({ english: "Arabic", direction: "rtl" });
});
