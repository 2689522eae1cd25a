import type { CmsConfig } from "@sveltia/cms";

/** The editor's configuration, in which a list of choices is a number: its place in `choices`. */
export interface SharedChoices {
  readonly config: unknown;
  readonly choices: readonly unknown[];
}

/** What a field calls its choices: of a menu, and of the links and facts in formatted text. */
const lists = ["options", "links", "facts"];

/** Takes the lists of choices out of a configuration: hundreds of fields have the same pages and links to choose from. */
export function takeChoices(config: CmsConfig): SharedChoices {
  const places = new Map<string, number>();
  const text = JSON.stringify(config, (key, value) => {
    if (!lists.includes(key) || !Array.isArray(value)) return value;
    const list = JSON.stringify(value);
    const place = places.get(list) ?? places.size;
    places.set(list, place);
    return place;
  });
  return { config: JSON.parse(text), choices: [...places.keys()].map((list) => JSON.parse(list)) };
}

/**
 * Puts the lists of choices back into a configuration. Fields with the same choices share one list, because the editor writes its
 * whole configuration as YAML when it starts, where a shared list is written once. See docs/performance.md.
 */
export function putChoices({ config, choices }: SharedChoices): CmsConfig {
  return JSON.parse(JSON.stringify(config), (key, value) =>
    lists.includes(key) && typeof value === "number" ? choices[value] : value,
  );
}
