/** @jest-environment node */
import { existsSync } from "node:fs";
import { blockKinds } from "../content/blocks";
import { blockKind, blockTypeName } from "./graphql-types";
import { entryName, pageEntry } from "./page-entry";

test.each(blockKinds.map((kind) => [kind]))(
  "%s has a section, and its type name leads back to it",
  (kind) => {
    expect(existsSync(`src/sections/${kind}.tsx`)).toBe(true);
    expect(blockKind(blockTypeName(kind))).toBe(kind);
  },
);

test.each([
  ["/", "home"],
  ["/about", "about"],
  ["/about/community-impact", "about-community-impact"],
])("the entry of %s is called %s", (path, name) => {
  expect(entryName(path)).toBe(name);
});

test("an entry imports the sections of its page once each, and no others", () => {
  const source = pageEntry("/about", ["prose", "page-hero", "prose"]);
  expect(source.match(/sections\/[\w-]+/g)).toEqual(["sections/page-hero", "sections/prose"]);
  expect(source).toContain('case "PageHeroBlock": return <PageHero block={block} />;');
  expect(source).toContain("query AboutPage(");
});
