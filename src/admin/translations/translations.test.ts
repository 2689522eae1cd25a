import { type Content, readContent } from "../../content-check/read-content";
import { siteOfEachTest } from "../../content-check/valid-site.fixtures";
import { workingFiles } from "../host/working-files";
import { mergeTranslation, pathInForm } from "./from-form";
import { languageForms } from "./language-forms";
import { type TranslatedFile, translatedLanguages } from "./translated-files";
import { withTranslations } from "./with-translations";

const offers = { links: [], translatedPages: [], facts: [] };
const pairs = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([english, text]) => ({ english, text }));
const services = "data/services.es.json";
const word = (text: string) => text.replace(/\p{L}(?=[^\p{L}]*$)/u, "x");

function formOf(content: Content, path: string): TranslatedFile {
  const form = translatedLanguages(content)
    .flatMap(({ files }) => files)
    .find((file) => file.path === path);
  if (form === undefined) throw new Error(`${path} has no form.`);
  return form;
}

/** What a file has after someone has changed some texts in its form and saved it. */
function saved(
  { path, value }: TranslatedFile,
  before: string | undefined,
  change: (text: string, index: number) => object = () => ({}),
): string {
  const texts = value.texts.map((pair, index) => ({ ...pair, ...change(pair.text, index) }));
  const approved = { by: "", on: "", ...Object(value.approved) };
  return mergeTranslation(path, before, JSON.stringify({ ...value, texts, approved, __sc_item_id: "1f0c" }));
}

/** Changes one of the texts. */
const at = (place: number, change: object) => (_: string, index: number) => (index === place ? change : {});

describe("the translations of the website", () => {
  const { content } = readContent(process.cwd());

  test.each(content.translations.map((file) => [file.name, file] as const))("%s", (name, { text }) => {
    const form = formOf(content, name);
    expect(saved(form, text)).toBe(text);
    const before = text.split("\n");
    const shown = form.value.texts.filter((pair) => word(pair.text) !== pair.text).length;
    const after = saved(form, text, (old) => ({ text: word(old) })).split("\n");
    expect(after.filter((line, index) => line !== before[index])).toHaveLength(shown);
    expect(after).toHaveLength(before.length);
  });
});

describe("the forms of translations", () => {
  const site = siteOfEachTest();
  beforeEach(() => site.write("data/languages/es.json", JSON.stringify({ english: "Spanish" })));

  function open(texts: Readonly<Record<string, string>>): { form: TranslatedFile; before: string } {
    site.write(services, `${JSON.stringify({ texts: pairs(texts) }, null, 2)}\n`);
    return { form: formOf(readContent(site.folder).content, services), before: site.read(services) };
  }

  test("texts that nobody has translated are at their place in the English file", () => {
    const { form } = open({ "You talk.": "Usted habla." });
    expect(form.label).toBe("Services");
    expect(form.value.texts.map(({ english, text }) => [english, text])).toEqual([
      ["Behavior", ""],
      ["Helps with feelings.", ""],
      ["You talk.", "Usted habla."],
    ]);
  });

  test("only those that someone has translated since come into the file", () => {
    const { form, before } = open({ "You talk.": "Usted habla." });
    const after = saved(form, before, at(1, { text: "Ayuda con\nlos sentimientos." }));
    expect(JSON.parse(after).texts).toEqual(
      pairs({ "Helps with feelings.": "Ayuda con los sentimientos.", "You talk.": "Usted habla." }),
    );
  });

  test("a file that is not there yet has a form, and is made with what someone translates", () => {
    const form = formOf(readContent(site.folder).content, "data/pages/home.es.json");
    expect(form).toMatchObject({ label: "Page: Home", isPage: true, value: { path: "/es" } });
    expect(JSON.parse(saved(form, undefined, at(0, { text: "Hola" })))).toEqual({
      $schema: "../../schemas/translation.schema.json",
      path: "/es",
      texts: [{ english: form.value.texts[0]?.english, text: "Hola" }],
    });
  });

  test("a git host, which has no such file, leaves its English texts to the form", () => {
    const file = formOf(readContent(site.folder).content, "data/pages/home.es.json");
    const [form] = languageForms({ code: "es", name: "Spanish", files: [file] }, offers).files;
    expect(form).toMatchObject({
      fields: [
        { name: "$schema", default: "../../schemas/translation.schema.json" },
        { name: "path", default: "/es" },
        { name: "website" },
        { name: "texts", default: file.value.texts },
        { name: "approved" },
      ],
    });
  });

  test("a translation stays older than its text until someone says that it fits", () => {
    const { form, before } = open({ Behaviors: "Conductas", "Helps with feelings.": "Ayuda." });
    expect(form.value.texts[0]).toEqual({
      kind: "older",
      english: "Behavior",
      was: "Behaviors",
      text: "Conductas",
      older: true,
    });
    const save = (change: object) => JSON.parse(saved(form, before, at(0, change))).texts[0];
    expect(save({ text: "Conducta" })).toEqual({ english: "Behaviors", text: "Conducta" });
    expect(save({ text: "Conducta", older: false })).toEqual({ english: "Behavior", text: "Conducta" });
  });

  test("a translation of a text that is gone is not shown, and stays in the file", () => {
    const { form, before } = open({ "A text that is gone": "Perdido", "You talk.": "Usted habla." });
    expect(form.value.texts.map(({ english }) => english)).not.toContain("A text that is gone");
    expect(saved(form, before)).toBe(before);
  });

  test("a problem in the file is shown at its place in the form", () => {
    const { form, before } = open({ "A text that is gone": "Perdido", "You talk.": "Usted habla." });
    const place = (path: (string | number)[]) => pathInForm(path, JSON.parse(before), form.value);
    expect(place(["texts", 1, "text"])).toEqual(["texts", 2, "text"]);
    expect(place(["texts", 0, "text"])).toEqual(["texts", 0, "text"]);
    expect(place(["path"])).toEqual(["path"]);
  });

  test("the editor reads a translation as its form shows it, with a name that changes with the English text", () => {
    open({ "You talk.": "Usted habla." });
    const files = withTranslations(workingFiles(site.folder), site.folder);
    const listed = files.list().find(({ path }) => path === services);
    expect(listed?.sha).toBe(files.shaOf(services));
    expect(JSON.parse(files.read(services).toString()).texts).toHaveLength(3);
    site.write("data/services.json", site.read("data/services.json").replace("You talk.", "You speak."));
    expect(files.shaOf(services)).not.toBe(listed?.sha);
    expect(files.list().map(({ path }) => path)).toContain("data/pages/home.es.json");
    expect(files.read("data/team.json").toString()).toBe(site.read("data/team.json"));
  });
});
