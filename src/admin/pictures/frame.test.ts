import fc from "fast-check";
import { type PicturePlace, picturePlaceOf } from "../../content/picture-places";
import { fits, isBlurry, largestPart, mostZoom, proportionsOf, refuseIfTooSmall, savedSize } from "./frame";

const portrait = picturePlaceOf("team", "imageUrl", false) as PicturePlace;
const beside = picturePlaceOf("feature", "image", false) as PicturePlace;
const ofPhone = { width: 3024, height: 4032 };

test.each([
  ["a phone's photo", "wide as the photo", ofPhone, { width: 3024, height: 3780 }],
  ["a wide photo", "high as the photo", { width: 4032, height: 3000 }, { width: 2400, height: 3000 }],
])("the largest part of %s for a portrait is as %s", (_, _size, photo, part) => {
  expect(largestPart(photo, proportionsOf(portrait))).toEqual(part);
});

test("a photo can be zoomed until the part has as few pixels as the place allows", () => {
  expect(mostZoom(ofPhone, proportionsOf(portrait), portrait)).toBe(3024 / 600);
  expect(mostZoom({ width: 600, height: 750 }, proportionsOf(portrait), portrait)).toBe(1);
});

test.each([
  ["a large part gets the recommended size", { width: 3024, height: 3780 }, { width: 960, height: 1200 }],
  ["a small part keeps its size", { width: 700, height: 875 }, { width: 700, height: 875 }],
])("%s", (_, part, saved) => {
  expect(savedSize(part, portrait)).toEqual(saved);
});

test.each([
  ["too small", { width: 599, height: 900 }, portrait, true],
  ["wide enough, but not once it is cut", { width: 900, height: 700 }, portrait, true],
  ["large enough", { width: 600, height: 750 }, portrait, false],
  ["of any proportions, where all are fine", { width: 720, height: 100 }, beside, false],
])("a picture can be %s", (_, picture, place, isTiny) => {
  const refuse = expect(() => refuseIfTooSmall("x.jpg", picture, place));
  if (isTiny) refuse.toThrow("it would look blurry here");
  else refuse.not.toThrow();
});

test.each([
  ["the recommended size", { width: 960, height: 1200 }, portrait, true],
  ["other proportions", { width: 1200, height: 800 }, portrait, false],
  ["too few pixels", { width: 480, height: 600 }, portrait, false],
  ["other proportions, where all are fine", { width: 800, height: 1200 }, beside, true],
])("a picture of the website with %s is used as it is, or not", (_, picture, place, isFine) => {
  expect(fits(picture, place)).toBe(isFine);
});

const fields = [
  ["team", "imageUrl"],
  ["resources", "img"],
  ["home-hero", "wide"],
  ["home-hero", "tall"],
  ["page-hero", "image"],
  ["feature", "image"],
  ["slider", "slides"],
  ["service-carousel", "tiles"],
  ["team-list", "drift"],
  ["picture-story", "scenes"],
] as const;
const side = fc.integer({ min: 1, max: 9000 });

test.each(fields)("what is cut for %s, field %s, passes the content check at every zoom", (owner, field) => {
  const place = picturePlaceOf(owner, field, false);
  if (place === undefined) throw new Error("There is no such place.");
  fc.assert(
    fc.property(side, side, fc.double({ min: 0, max: 1, noNaN: true }), (width, height, zoomed) => {
      const picture = { width, height };
      const proportions = proportionsOf(place);
      const largest = largestPart(picture, proportions);
      fc.pre(!isBlurry(picture, proportions, place));
      const zoom = 1 + zoomed * (mostZoom(picture, proportions, place) - 1);
      const saved = savedSize({ width: largest.width / zoom, height: largest.height / zoom }, place);
      expect(saved.width).toBeLessThanOrEqual(place.best[0]);
      expect(fits(saved, place)).toBe(true);
    }),
  );
});
