import { checkContent } from "../check-content";
import { makeFixture } from "../fixture";

const written = new Date().toISOString().slice(0, 10);

test.each([
  ["data/notices.json", `"checked": "${written}"\n  }`, '"checked": "2020-01-01"\n  }'],
  [
    "data/pages/home.json",
    '"reviewed"',
    '"sources": [{ "statement": "A law", "url": "https://law.example/1", "checked": "2020-01-01" }],\n  "reviewed"',
  ],
])("a source in %s that was read years ago is a warning", (file, text, replacement) => {
  const site = makeFixture();
  site.replace(file, text, replacement);
  const { problems, warnings } = checkContent(site.folder, written);
  site.remove(".");
  expect(problems).toEqual([]);
  expect(warnings).toEqual([
    expect.objectContaining({ file, found: expect.stringContaining("more than a year ago") }),
  ]);
});
