import { createHash } from "node:crypto";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const length = 5;

/**
 * Returns the short name of a CSS module's class in the built site: five letters, a hash of the file and the
 * name. All styles are inlined into every page, so names as long as Gatsby's ("card-module--title--3f2a1")
 * are costly: see docs/performance.md. The chance of a collision is about 1 in 10,000; the test checks that
 * there is none.
 * @param file path of the CSS module from the project's root
 * @param name the class name in the CSS module
 */
export function className(file: string, name: string): string {
  const digest = createHash("sha256").update(`${file}\0${name}`).digest();
  return Array.from({ length }, (_, index) => letters[digest.readUInt32BE(index * 4) % letters.length]).join(
    "",
  );
}
