import { pageSlug } from "./page-slug";

test.each([
  ["/", "home"],
  ["/about", "about"],
  ["/about/community-impact", "about-community-impact"],
])("the entry of %s is called %s", (path, name) => {
  expect(pageSlug(path)).toBe(name);
});
