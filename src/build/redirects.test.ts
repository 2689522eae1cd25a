/** @jest-environment node */
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeRedirects } from "./post-build";

test("each redirect becomes a page and a rule", async () => {
  const folder = await mkdtemp(join(tmpdir(), "redirects-"));
  await writeRedirects(folder, [{ from: "/expect", to: "/appointment" }], "https://clinic.example");

  const page = await readFile(join(folder, "expect", "index.html"), "utf8");
  expect(page).toContain('<link rel="canonical" href="https://clinic.example/appointment">');
  expect(page).toContain('content="0; url=/appointment"');
  expect(page).toContain("location.replace(");
  await expect(readFile(join(folder, "_redirects"), "utf8")).resolves.toBe("/expect /appointment 301\n");
});
