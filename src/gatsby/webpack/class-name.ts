import { createHash } from "node:crypto";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const length = 5;

/**
 * The name of a class in the built site: five letters that depend on its module and name alone. Every page carries all
 * styles, and names as long as Gatsby's ("card-module--title--3f2a1") were a quarter of them. Two of a few hundred
 * classes share one by a chance of 1 in 10,000; the test of this file would tell.
 * @param file path of the module from the project's root
 * @param name the class as the module has it
 */
export function className(file: string, name: string): string {
  const digest = createHash("sha256").update(`${file}\0${name}`).digest();
  return Array.from({ length }, (_, index) => letters[digest.readUInt32BE(index * 4) % letters.length]).join(
    "",
  );
}
