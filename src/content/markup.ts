/** The tags inside a line of words. Of tags around the same words, /admin writes the first one outermost. */
const inline = ["a", "strong", "em", "br"] as const;

/** The tags that HTML in data/ can have, each with the tags that are allowed directly inside it. */
export const childrenOf: Readonly<Record<string, readonly string[]>> = {
  p: inline,
  ul: ["li"],
  ol: ["li"],
  li: ["p", "ul", "ol", ...inline],
  h3: inline,
  strong: inline,
  em: inline,
  a: ["strong", "em", "br"],
  br: [],
  hr: [],
};

/** The tags that are allowed outside all others. */
export const outermostTags: readonly string[] = ["p", "ul", "ol", "h3", "hr", ...inline];

/** The tags that HTML in data/ can have. */
export const allowedTags: readonly string[] = Object.keys(childrenOf);

/** What to write instead of tags that are not allowed but mean the same as one that is. */
export const substitutes: Readonly<Record<string, string>> = {
  b: "strong",
  i: "em",
  h1: "h3",
  h2: "h3",
  h4: "h3",
  h5: "h3",
};
