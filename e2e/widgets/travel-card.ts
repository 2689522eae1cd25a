import { pages } from "../support/content";

const [first] = pages.flatMap(({ path, blocks }) =>
  blocks.flatMap((block) => (block.kind === "travel-card" ? [{ path, block }] : [])),
);
if (!first) throw new Error("No page has a travel card.");
export const { path: travelCardPath, block: travelCardBlock } = first;
