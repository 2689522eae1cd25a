import { type PicturePlace, picturePlaceOf } from "../../content/picture-places";
import { fits, isTooSmall, largestPart, mostZoom, proportionsOf, savedSize } from "./frame";

const portrait = picturePlaceOf("team", "imageUrl", false) as PicturePlace;
const beside = picturePlaceOf("feature", "image", false) as PicturePlace;
const ofPhone = { width: 3024, height: 4032 };

test("the largest part of a phone's photo for a portrait is as wide as the photo", () => {
  expect(largestPart(ofPhone, proportionsOf(portrait))).toEqual({ width: 3024, height: 3780 });
});

test("the largest part of a wide photo for a portrait is as high as the photo", () => {
  expect(largestPart({ width: 4032, height: 3000 }, proportionsOf(portrait))).toEqual({
    width: 2400,
    height: 3000,
  });
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
  expect(isTooSmall(picture, place)).toBe(isTiny);
});

test.each([
  ["the recommended size", { width: 960, height: 1200 }, portrait, true],
  ["other proportions", { width: 1200, height: 800 }, portrait, false],
  ["too few pixels", { width: 480, height: 600 }, portrait, false],
  ["other proportions, where all are fine", { width: 800, height: 1200 }, beside, true],
])("a picture of the website with %s is used as it is, or not", (_, picture, place, isFine) => {
  expect(fits(picture, place)).toBe(isFine);
});
