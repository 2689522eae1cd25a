import { pageSlug } from "./page-slug";

test.each([
  ["/", "home"],
  ["/about", "about"],
  ["/about/community-impact", "about-community-impact"],
])("the slug of %s is %s", (path, name) => {
  expect(pageSlug(path)).toBe(name);
});
