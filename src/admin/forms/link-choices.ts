import type { Content } from "../../content-check/read-content";
import { entriesOf, textOf } from "../../content-check/values";
import type { Choice } from "./choice";

/** Lists every place that a link of the content can lead to. */
export function linkChoices({ files, site }: Content): Choice[] {
  const titles = new Map(files.map(({ value }) => [textOf(value, "path"), textOf(value, "title")]));
  const pages = [...site.pages].map(([path, { anchors }]) => ({
    path,
    title: titles.get(path) ?? path,
    anchors,
  }));
  const here = new Set(pages.flatMap(({ anchors }) => anchors));
  return [
    ...pages.map(({ path, title }) => ({ label: `Page: ${title}`, value: path })),
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
