import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeRedirects } from "./write-redirects";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "redirects-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("each redirect becomes a page", async () => {
  await writeRedirects(folder, [{ from: "/expect", to: "/appointment" }], "https://clinic.example");

  const page = await readFile(join(folder, "expect", "index.html"), "utf8");
  expect(page).toContain('<link rel="canonical" href="https://clinic.example/appointment">');
  expect(page).toContain('content="0; url=/appointment"');
  expect(page).toContain("location.replace(");
});

test("the page of a removed redirect is deleted", async () => {
  await writeFile(join(folder, "index.html"), "<!DOCTYPE html><html><head></head></html>");
  await writeRedirects(folder, [{ from: "/expect", to: "/appointment" }], "https://clinic.example");
  await writeRedirects(folder, [], "https://clinic.example");

  expect(existsSync(join(folder, "expect", "index.html"))).toBe(false);
  expect(existsSync(join(folder, "index.html"))).toBe(true);
});

test("an up-to-date page is not rewritten", async () => {
  const redirect = { from: "/expect", to: "/appointment" };
  await writeRedirects(folder, [redirect], "https://clinic.example");
  const page = join(folder, "expect", "index.html");
  await utimes(page, 1, 1);
  await writeRedirects(folder, [redirect], "https://clinic.example");
  expect((await stat(page)).mtimeMs).toBe(1000);

  await writeRedirects(folder, [{ ...redirect, to: "/about" }], "https://clinic.example");
  expect(await readFile(page, "utf8")).toContain("url=/about");
});
