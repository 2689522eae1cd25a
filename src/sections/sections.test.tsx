import { render, screen } from "@testing-library/react";
import { type ComponentType, createElement } from "react";
import { type BlockKind, blockKinds } from "../content/blocks";
import { clinic } from "../hooks/use-clinic.fixtures";
import { WordsContext } from "../hooks/use-words";
import { englishWordsIn, pseudoCatalog } from "../words/pseudo.fixtures";
import * as concerns from "./concerns.fixtures";
import * as facts from "./facts.fixtures";
import * as home from "./home.fixtures";
import * as sections from "./sections.fixtures";
import * as visit from "./visit.fixtures";

const fixtures: Record<string, object> = { ...concerns, ...facts, ...home, ...sections, ...visit };

/** The block of a kind: that of "page-hero" is the fixture `pageHero`. */
function blockOf(kind: BlockKind) {
  const block = fixtures[kind.replace(/-(.)/g, (_, letter) => letter.toUpperCase())];
  if (block === undefined) throw new Error(`${kind} has no fixture.`);
  return block as { heading: string };
}

/** The section of a kind, which is in the file of its name. */
async function sectionOf(kind: BlockKind) {
  const file: Record<string, unknown> = await import(`./${kind}`);
  const section = Object.values(file).find((exported) => typeof exported === "function");
  return createElement(section as ComponentType<{ block: object }>, { block: blockOf(kind) });
}

test.each(blockKinds)("%s shows its heading exactly once", async (kind) => {
  render(await sectionOf(kind));
  expect(screen.getAllByRole("heading", { name: blockOf(kind).heading })).toHaveLength(1);
});

test.each(["home-hero", "page-hero", "team-banner"] as const)(
  "%s has the page's h1, and a picture that is loaded first",
  async (kind) => {
    render(await sectionOf(kind));
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(blockOf(kind).heading);
    expect(screen.getAllByRole("img")[0]).toHaveAttribute("fetchpriority", "high");
  },
);

test.each(blockKinds)("%s says nothing of its own in English on a page in another language", async (kind) => {
  const { container } = render(<WordsContext value={pseudoCatalog}>{await sectionOf(kind)}</WordsContext>);
  expect(englishWordsIn(container, [blockOf(kind), clinic])).toEqual([]);
});
