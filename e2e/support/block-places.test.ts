import { blockPlaces } from "./block-places";

test("finds the first block of each kind, beside translations, which have no blocks", () => {
  const places = blockPlaces();
  expect(places.get("home-hero")).toEqual({ path: "/", index: 0 });
  expect(places.size).toBeGreaterThan(20);
});
