import type { Site } from "../site";

/**
 * A JSON Schema that lists the ids and addresses of today's content. The other schemas point to it, so that editors'
 * programs offer them. They are examples and refuse nothing: a new id is right even while this file is out of date.
 */
export function idSchema({ ids, pages }: Site): string {
  const places = [...pages].flatMap(([path, { anchors }]) => anchors.map((anchor) => `${path}#${anchor}`));
  const targets = [
    ...pages.keys(),
    ...places,
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
