import { existsSync } from "node:fs";
import { blockKinds } from "../../content/blocks";
import { blockKind, blockTypeName } from "../schema/graphql-types";
import { groupByBlockKinds, pageEntrySource } from "./page-entry";
import { isHiddenPage } from "./pages";

test.each(blockKinds.map((kind) => [kind]))("%s has a section, and its type name maps back to it", (kind) => {
  expect(existsSync(`src/sections/${kind}.tsx`)).toBe(true);
  expect(blockKind(blockTypeName(kind))).toBe(kind);
});

const blocks = (...kinds: string[]) => kinds.map((kind) => ({ __typename: blockTypeName(kind) }));

test("pages with the same kinds of blocks share an entry", () => {
  const hearing = { path: "/services/hearing", blocks: blocks("page-hero", "prose", "prose") };
  const sight = { path: "/services/sight", blocks: blocks("prose", "page-hero") };
  const about = { path: "/about", blocks: blocks("prose") };
  expect(groupByBlockKinds([sight, about, hearing])).toEqual([
    { path: "/about", kinds: ["prose"], pages: [about] },
    { path: "/services/hearing", kinds: ["page-hero", "prose"], pages: [hearing, sight] },
  ]);
});

test.each([
  ["/services/sight-2", "PageServicesSight2"],
  ["/2026-closures", "Page2026Closures"],
])("the query of %s has a valid GraphQL name", (path, name) => {
  expect(pageEntrySource(path, [])).toContain(`query ${name}(`);
});

test("an entry imports only the sections of its page", () => {
  const source = pageEntrySource("/about", ["page-hero", "prose"]);
  expect(source.match(/sections\/[\w-]+/g)).toEqual(["sections/page-hero", "sections/prose"]);
  expect(source).toContain('case "PageHeroBlock": return <PageHero block={block} />;');
  expect(source).toContain("query PageAbout(");
});

const approved = { by: "Ana Moe, DPT", on: "2026-11-27" };

test.each([
  ["on a public site, without approval", undefined, "https://www.clinic.org", true],
  ["on a public site, with approval", approved, "https://www.clinic.org", false],
  ["on this computer", null, "http://localhost:9000", false],
])("a medical page %s is hidden from search engines, or not", (_, approval, siteUrl, isHidden) => {
  expect(isHiddenPage(approval, siteUrl)).toBe(isHidden);
});
