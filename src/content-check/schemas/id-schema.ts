import type { Site } from "../site";

/**
 * Returns a JSON Schema with the ids and link targets in the content. The other schemas refer to it, so that code editors
 * suggest them. They are `examples`, which reject nothing: a new id is valid even while this file is out of date.
 */
export function idSchema({ ids, pages }: Site): string {
  const anchorTargets = [...pages].flatMap(([path, { anchors }]) =>
    anchors.map((anchor) => `${path}#${anchor}`),
  );
  const targets = [
    ...pages.keys(),
    ...anchorTargets,
    ...ids.links.map((id) => `link:${id}`),
    ...ids.documents.map((id) => `document:${id}`),
    "phone:main",
    "phone:fax",
    "email",
  ];
  const lists = Object.entries({ ...ids, targets }).map(([name, examples]) => [name, { examples }] as const);
  const schema = {
    $schema: "http://json-schema.org/draft-07/schema#",
    definitions: Object.fromEntries(lists),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
