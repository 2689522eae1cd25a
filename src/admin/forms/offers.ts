import { clinic } from "../../content/clinic";
import { factNames } from "../../content/clinic-fact-names";
import type { Content } from "../../content-check/read-content";
import { entriesIn } from "../../content-check/source-file";
import { translatedPages } from "../../content-check/translations/list-translations";
import { entriesOf, textOf } from "../../content-check/values";
import { clinicFacts } from "../../gatsby/schema/clinic-facts";
import type { Choice } from "../rich-text/options";
import type { Offers } from "./field-form";
import { inWords } from "./words";

/** What the forms offer to pick from, as the content is now. */
export function offersOf(content: Content): Offers {
  const translated = translatedPages(content).map(({ path }) => ({ label: `Page: ${path}`, value: path }));
  return { links: linkChoices(content), translatedPages: translated, facts: factChoices(content) };
}

/**
 * Lists the facts of the clinic that have a value and that a text can contain: how each is written in braces, and what visitors
 * read in its place.
 */
function factChoices({ files }: Content): Choice[] {
  const file = files.find(({ collection }) => collection === "clinic");
  const { data } = clinic.safeParse(file?.value);
  if (data === undefined) return [];
  const facts = clinicFacts(data);
  return factNames
    .filter((name) => facts[name].text !== "")
    .map((name) => ({ label: `${inWords(name)}: ${facts[name].text}`, value: `{${name}}` }));
}

/** Lists every place that a link of the content can lead to. */
function linkChoices({ files, site }: Content): Choice[] {
  const titles = new Map(files.map(({ value }) => [textOf(value, "path"), textOf(value, "title")]));
  const pages = [...site.pages].map(([path, { anchors }]) => ({
    path,
    title: titles.get(path) ?? path,
    anchors,
  }));
  const here = new Set(pages.flatMap(({ anchors }) => anchors));
  return [
    ...pages.map(({ path, title }) => ({ label: `Page: ${title}`, value: path })),
    ...entriesIn(files, "concerns").map((concern) => ({
      label: `Concern: ${textOf(concern, "name")}`,
      value: textOf(concern, "path") ?? "",
    })),
    { label: "Phone: the main number", value: "phone:main" },
    { label: "Phone: the fax line", value: "phone:fax" },
    { label: "Email: the clinic", value: "email" },
    ...namesIn("documents", "title").map(({ id, name }) => ({
      label: `PDF: ${name}`,
      value: `document:${id}`,
    })),
    ...namesIn("links", "name").map(({ id, name }) => ({ label: `Website: ${name}`, value: `link:${id}` })),
    ...pages.flatMap(({ path, title, anchors }) =>
      anchors.map((anchor) => ({ label: `Section: ${title}, ${anchor}`, value: `${path}#${anchor}` })),
    ),
    ...[...here].map((anchor) => ({ label: `On this page: ${anchor}`, value: `#${anchor}` })),
  ];

  function namesIn(collection: string, field: string) {
    return files
      .filter((file) => file.collection === collection)
      .flatMap(({ value }) => entriesOf(value))
      .map((entry) => ({ id: textOf(entry, "id") ?? "", name: textOf(entry, field) ?? "" }));
  }
}
