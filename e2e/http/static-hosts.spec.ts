import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { netlifyHeaders, netlifyRedirects } from "../../src/gatsby/hosts/netlify";
import { liveLanguages } from "../../src/gatsby/languages/languages";
import { redirects } from "../support/content";
import { security } from "../support/embeds";
import { expect, test } from "../support/test";

// src/gatsby/hosts/hosts.test.ts has what these files say of a header and of a redirect.
test("static hosts get the site's headers and redirects, and cache only hashed files for long", () => {
  const { headers, siteUrl } = security;
  const languages = liveLanguages().map(({ code }) => code);
  const config = { headers, siteUrl, redirects, languages, relay: "" };
  expect(readFileSync("public/_redirects", "utf8")).toBe(netlifyRedirects(config, undefined));
  const written = readFileSync("public/_headers", "utf8");
  const [folder, ...files] = Array.from(
    written.matchAll(/^\/(.+)\n {2}Cache-Control/gm),
    ([, name = ""]) => name,
  );
  expect(folder).toBe("static/*");
  expect(files).toContainEqual(expect.stringMatching(/^app-/));
  expect(files.filter((name) => !/[-.][0-9a-f]{20}\.(?:js|css)$/.test(name))).toEqual([]);
  expect(written).toBe(netlifyHeaders(config, files));
});

test("nothing of the editor at /admin is published", () => {
  const files = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const ofEditor = (file: string) =>
    file.startsWith(join("public", "admin")) ||
    readFileSync(file, "latin1").toLowerCase().includes("sveltia");
  expect(files.filter(ofEditor)).toEqual([]);
});
