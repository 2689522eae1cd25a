import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const style = /\.css$/;
/** Code that shapes the built pages but is not part of their scripts. */
const buildCode = /^(?:gatsby|shared|browser|elements)[\\/](?!.*\.(?:test|fixtures)\.).*\.tsx?$/;

/**
 * Returns a digest of the files whose changes Gatsby does not track per page: all style sheets, and the code
 * of the build.
 * @param folder the source folder
 * @returns 64 hexadecimal digits
 */
export function sourceHash(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const digest = createHash("sha256");
  for (const name of names.filter((each) => style.test(each) || buildCode.test(each)).sort()) {
    digest.update(name).update(readFileSync(join(folder, name)));
  }
  return digest.digest("hex");
}
