import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { type Comparison, compareFolders } from "./compare-folders";
import { htmlReport, textReport } from "./report";

const folders = { before: "before", after: "after", difference: "difference" };

let shots: string;
beforeEach(() => {
  shots = mkdtempSync(join(tmpdir(), "shots-"));
  for (const name of Object.values(folders)) mkdirSync(join(shots, name));
});
afterEach(() => rmSync(shots, { recursive: true }));

/** Paints a white picture with red columns at its left edge. */
async function paint(file: string, height: number, redColumns: number): Promise<void> {
  mkdirSync(dirname(join(shots, file)), { recursive: true });
  const red = Buffer.from('<svg width="1" height="1"><rect width="1" height="1" fill="red"/></svg>');
  const marks = Array.from({ length: redColumns }, (_, left) => ({ input: red, left, top: 0 }));
  await sharp({ create: { width: 10, height, channels: 3, background: "white" } })
    .composite(marks)
    .png()
    .toFile(join(shots, file));
}

test.each<
  [string, [height: number, red: number] | undefined, [number, number] | undefined, Comparison["change"]]
>([
  ["the same picture", [5, 2], [5, 2], 0],
  ["three other pixels", [5, 0], [5, 3], 3],
  ["a taller picture", [5, 0], [7, 0], 20],
  ["a lower picture with another pixel", [7, 0], [5, 1], 21],
  ["a new page", undefined, [5, 0], "new"],
  ["a removed page", [5, 0], undefined, "removed"],
])("of %s, it tells how much changed", async (_, before, after, change) => {
  const file = "390/plain/about.png";
  if (before) await paint(join("before", file), ...before);
  if (after) await paint(join("after", file), ...after);
  expect(await compareFolders(shots, folders)).toEqual([{ file, change }]);
});

const results: Comparison[] = [
  { file: "1440/calm/index.png", change: 1 },
  { file: "390/plain/about.png", change: 0 },
  { file: "390/plain/services/telehealth.png", change: 1_200 },
  { file: "390/plain/visit.png", change: "new" },
  { file: "768/calm/services/telehealth.png", change: 3 },
];

test("the list in the terminal names each changed page once, what changed most first", () => {
  expect(textReport("main", results)).toBe(`4 of 5 screenshots differ from main.
  /visit (390 px, plain: new)
  /services/telehealth (390 px, plain: 1,200 pixels changed; 768 px, calm: 3 pixels changed)
  / (1440 px, calm: 1 pixel changed)`);
  expect(textReport("main", results.slice(1, 2))).toBe("All 1 screenshots are the same as at main.");
});

test("the page shows changed screenshots before, after and as a difference, and new ones alone", () => {
  const html = htmlReport("main", results, folders);
  const pictures = Array.from(html.matchAll(/img .*?src="(.+?)"/g), ([, picture]) => picture);
  expect(pictures.slice(0, 4)).toEqual([
    "after/390/plain/visit.png",
    ...["before", "after", "difference"].map((folder) => `${folder}/390/plain/services/telehealth.png`),
  ]);
  expect(html).toContain("<p>/about, 390 px, plain</p>");
});
