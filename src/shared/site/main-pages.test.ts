import { socialCardPath, socialHeadline } from "./main-pages";

test.each([
  ["/", "/social/home.jpg"],
  ["/about/community-impact", "/social/about-community-impact.jpg"],
])("the card of %s is %s", (page, card) => {
  expect(socialCardPath(page)).toBe(card);
});

test.each([
  ["Forms for your visit | Guidepost Pediatric, Wasilla, Alaska", "Forms for your visit"],
  ["Forms for your visit", "Forms for your visit"],
])("%s has the headline %s on its card", (title, headline) => {
  expect(socialHeadline(title)).toBe(headline);
});
