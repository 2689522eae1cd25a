import type { Finding } from "./each-field";

/** The tags that HTML in data/ may have. */
export const allowedTags: readonly string[] = ["p", "ul", "ol", "li", "h3", "strong", "em", "a", "br", "hr"];
const substitutes: Readonly<Record<string, string>> = {
  b: "strong",
  i: "em",
  div: "p",
  span: "strong",
  h2: "h3",
  h4: "h3",
};

/** Tags of other sites' HTML that have no end. */
const endless = ["img", "input", "source", "embed", "link", "meta", "wbr"];

/** One tag as it is written. */
export interface Tag {
  readonly index: number;
  readonly written: string;
  readonly name: string;
  readonly isClosing: boolean;
}

/** Every piece that a browser may take for markup, whatever it is. */
export function tagsOf(html: string): Tag[] {
  const pieces = html.matchAll(/<!--.*?(?:-->|$)|<(\/?)([a-zA-Z][\w:-]*)?[^<>]*>?/gs);
  return [...pieces].map(({ index, 0: written, 1: slash, 2: name }) => ({
    index,
    written,
    name: name ?? "",
    isClosing: slash === "/",
  }));
}

/** Says what is wrong with a tag by itself: its name, its attributes, a missing bracket. */
export function tagFinding({ index, written, name, isClosing }: Tag): Finding | undefined {
  if (written.startsWith("<!--")) {
    return {
      index,
      found: "There is a hidden note.",
      expected: "Only words for visitors.",
      mend: "Remove it.",
    };
  }
  if (name === "") {
    return {
      index,
      found: "There is a < that begins no tag.",
      expected: tagRule,
      mend: "For a < that visitors see, write &lt;",
    };
  }
  if (!allowedTags.includes(name)) {
    const substitute = substitutes[name] ?? allowedTags.find((each) => each === name.toLowerCase());
    const removal = isClosing || endless.includes(name.toLowerCase()) ? "" : ` and its </${name}>`;
    const mend = substitute === undefined ? `Remove it${removal}.` : `Write <${substitute}> instead.`;
    return { index, found: `The tag <${name}> is not used on this site.`, expected: tagRule, mend };
  }
  if (form(name, isClosing).test(written)) return undefined;
  if (!written.endsWith(">")) {
    return { index, found: `The tag <${name} has no > at its end.`, expected: tagRule, mend: "Write the >." };
  }
  return {
    index,
    found: `The tag is written ${written}`,
    expected: `It is written ${example(name, isClosing)}`,
    mend: "Write it exactly so.",
  };
}

const tagRule = `HTML here has only these tags: ${allowedTags.join(", ")}.`;

/** Strict, since what passes is put into the page as it is. */
function form(name: string, isClosing: boolean): RegExp {
  if (name === "br" || name === "hr") return isClosing ? /^(?!)/ : new RegExp(`^<${name} ?/?>$`);
  if (isClosing) return new RegExp(`^</${name}>$`);
  return name === "a" ? /^<a href=(['"])[^'"<>]*\1>$/ : new RegExp(`^<${name}>$`);
}

function example(name: string, isClosing: boolean): string {
  if (name === "a" && !isClosing) return "<a href='/contact'>, with nothing but its href";
  const isSingle = name === "br" || name === "hr";
  return `<${isClosing && !isSingle ? "/" : ""}${name}>, with nothing else in it`;
}
