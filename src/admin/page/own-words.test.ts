import { readFileSync } from "node:fs";
import { withOwnWords } from "./own-words";

const code = readFileSync(require.resolve("@sveltia/cms"), "utf8");

test("the editor loads its fonts from us, and does not ask editors to wait", () => {
  const ours = withOwnWords(code);
  expect(ours).not.toContain("https://cdn.jsdelivr.net/fontsource");
  expect(ours).not.toContain("Please try again later.`}},save_conflict");
});

test("a draft is kept also when the configuration has changed", () => {
  expect(withOwnWords(code)).not.toContain("cmsConfigVersion===");
});

test("an editor that says something else is an error, so that an update does not bring the sentence back", () => {
  expect(() => withOwnWords("hello")).toThrow('The editor does not say "There was an error while saving');
});
