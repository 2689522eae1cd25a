/** @jest-environment node */
import sharp, { type AvifOptions } from "sharp";
import { onPreInit } from "./image-encoding";

test("every AVIF of a build is made in our way, unless it asks for another effort", () => {
  const asked: (AvifOptions | undefined)[] = [];
  const prototype = Object.getPrototypeOf(sharp());
  prototype.avif = (options?: AvifOptions) => asked.push(options);

  onPreInit();
  sharp("any.jpg").avif({ quality: 50 });
  sharp("any.jpg").avif({ effort: 6 });
  expect(asked).toEqual([
    { effort: 2, chromaSubsampling: "4:2:0", quality: 50 },
    { effort: 6, chromaSubsampling: "4:2:0" },
  ]);
});
