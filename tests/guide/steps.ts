import { readFileSync } from "node:fs";

/** A code block of a guide, with what the text around it says about it. */
export interface Block {
  readonly language: string;
  readonly text: string;
  /** The path of "Save this as `…`:" before it. */
  readonly file: string | undefined;
  /** The sentences between it and the next block. */
  readonly after: string;
}

/** A step of a guide: a heading, and what is under it. */
export interface Step {
  readonly title: string;
  readonly text: string;
  readonly blocks: readonly Block[];
}

const unwrap = (text: string) => text.replace(/\s+/g, " ").trim();

/** Reads the numbered steps of a guide, or, with a heading, the one section below that. */
export function stepsOf(guide: string, heading = /^### \d+\. /m): Step[] {
  const [, ...sections] = readFileSync(guide, "utf8").split(new RegExp(`(?=${heading.source})`, "m"));
  return sections.map((section) => {
    const [step = ""] = section.split(/\n(?=## )/);
    const [title = ""] = step.split("\n");
    return { title: title.replace(/^#+ /, ""), text: unwrap(step), blocks: blocksOf(step) };
  });
}

/** @throws when there are none: then something above has cut the step */
function blocksOf(step: string): Block[] {
  const parts = step.split(/^( *)```(\w*)\n([\s\S]*?)^ *```$/m);
  const blocks: Block[] = [];
  for (let index = 0; index + 4 < parts.length; index += 4) {
    const [before = "", indent = "", language = "", indented = "", after = ""] = parts.slice(
      index,
      index + 5,
    );
    const text = indented.replaceAll(new RegExp(`^${indent}`, "gm"), "");
    const [, file] = /Save this as `([^`]+)`:$/.exec(unwrap(before)) ?? [];
    blocks.push({ language, text, file, after: unwrap(after) });
  }
  if (blocks.length === 0) throw new Error(`This step of a guide has no commands:\n${step}`);
  return blocks;
}

/** What a block's commands print, as the sentence after it says: "This prints `…`". */
export function printed({ after }: Block): string[] {
  const [sentence = ""] = /^This prints .+?(?=\. |\.$)/.exec(after) ?? [];
  return Array.from(sentence.matchAll(/`([^`]+)`/g), ([, text = ""]) => text);
}

/** What arrives at the webhook, as the sentence after a block says: "the webhook shows `…`". */
export function alertOf({ after }: Block): string | undefined {
  return /^[^`]*the webhook shows `([^`]+)`/.exec(after)?.[1];
}

/** The values that a table of a step has for the files that its commands write. */
export function valuesOf({ text }: Step): Map<string, string> {
  return new Map(
    Array.from(text.matchAll(/\| `(\w+)` +\| `([^`]+)`/g), ([, name = "", value = ""]) => [name, value]),
  );
}
