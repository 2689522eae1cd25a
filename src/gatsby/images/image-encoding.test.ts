import sharp, { type AvifOptions } from "sharp";
import { onPreInit } from "./image-encoding";

test("every AVIF uses our defaults, unless the caller sets another effort", () => {
  const calls: (AvifOptions | undefined)[] = [];
  const prototype = Object.getPrototypeOf(sharp());
  prototype.avif = (options?: AvifOptions) => calls.push(options);

  onPreInit();
  sharp("any.jpg").avif({ quality: 50 });
  sharp("any.jpg").avif({ effort: 6 });
  expect(calls).toEqual([
    { effort: 1, chromaSubsampling: "4:2:0", quality: 50 },
    { effort: 6, chromaSubsampling: "4:2:0" },
  ]);
});
