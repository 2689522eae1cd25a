import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withOwnWords } from "./own-words";

const code = readFileSync(require.resolve("@sveltia/cms"), "utf8");

test("the editor says our words, and asks no other website for its fonts", () => {
  expect(withOwnWords(code)).not.toContain("https://cdn.jsdelivr.net/fontsource");
});

test("an editor that says something else is an error, so that an update does not bring the sentence back", () => {
  expect(() => withOwnWords("hello")).toThrow('The editor does not say "There was an error while saving');
});

test("nothing outside of this folder names a private part of the editor", () => {
  const names =
    /field-wrapper|item-list|item-wrapper|item-body|\[data-key-path|content-editor|nc-root["\s{]|highlight-editor|sveltia-cms\./;
  const admin = join(__dirname, "..");
  const others = readdirSync(admin, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(?:tsx?|css)$/.test(name) && !/\.test\.|^kept-editor|^page.page\.ts$/.test(name),
  );
  expect(others.length).toBeGreaterThan(60);
  expect(others.filter((name) => names.test(readFileSync(join(admin, name), "utf8")))).toEqual([]);
});
