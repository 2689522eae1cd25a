import fc from "fast-check";
import { picturePlaceOf } from "../../content/picture-places";
import { fits, isBlurry, largestPart, mostZoom, proportionsOf, savedSize } from "./frame";

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
