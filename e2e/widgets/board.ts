import type { Page } from "@playwright/test";
import { pages } from "../support/content";

const found = pages.flatMap(({ path, blocks }) =>
  blocks.flatMap((block) => (block.kind === "communication-board" ? [{ path, block }] : [])),
);
const [first] = found;
if (!first) throw new Error("No page has a communication board.");
export const { path: boardPath, block: boardBlock } = first;

export const board = (page: Page) => page.getByRole("region", { name: boardBlock.heading });
export const squares = (page: Page) => board(page).getByRole("list").getByRole("button");
