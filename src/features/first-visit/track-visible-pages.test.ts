import { story } from "../../words/en/visit";
import { nameVisiblePages, visiblePages } from "./track-visible-pages";

test.each([
  ["the first of eight", { scrolled: 0, width: 360, page: 360 }, 8, "Page 1 of 8", true, false],
  ["halfway past a page", { scrolled: 541, width: 360, page: 360 }, 8, "Page 3 of 8", false, false],
  ["the last of eight", { scrolled: 2520, width: 360, page: 360 }, 8, "Page 8 of 8", false, true],
  ["two side by side", { scrolled: 0, width: 1000, page: 500 }, 8, "Pages 1 and 2 of 8", true, false],
  ["the last two", { scrolled: 3000, width: 1000, page: 500 }, 8, "Pages 7 and 8 of 8", false, true],
  [
    "the end of an odd number",
    { scrolled: 2500, width: 1000, page: 500 },
    7,
    "Pages 6 and 7 of 7",
    false,
    true,
  ],
  ["overscrolled past the end", { scrolled: 2900, width: 360, page: 360 }, 8, "Page 8 of 8", false, true],
])("%s", (_, view, count, label, isFirst, isLast) => {
  const visible = visiblePages(view, count);
  expect(visible).toMatchObject({ isFirst, isLast });
  expect(nameVisiblePages(visible, story)).toBe(label);
});
