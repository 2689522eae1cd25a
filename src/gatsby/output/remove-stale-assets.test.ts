import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeStaleAssets } from "./remove-stale-assets";

const day = 24 * 60 * 60 * 1000;
const hash = (digit: string) => digit.repeat(20);
const runtime = `webpack-runtime-${hash("a")}.js`;

let folder: string;
let stored: Record<string, Record<string, number>>;
const cache = {
  get: async (key: string) => stored[key],
  set: async (key: string, value: unknown) => {
    stored[key] = value as Record<string, number>;
  },
};

beforeEach(() => {
  stored = {};
  folder = mkdtempSync(join(tmpdir(), "scripts-"));
  const files = {
    "webpack.stats.json": JSON.stringify({ assetsByChunkName: { app: [runtime, `app-${hash("b")}.js`] } }),
    [runtime]: `{163:"${hash("c")}"}`,
    [`app-${hash("b")}.js`]: "",
    [`163-${hash("c")}.js`]: "",
    [`163-${hash("c")}.js.map`]: "",
    "index.html": `<script defer src="/site-${hash("1")}.js"></script>`,
    [`site-${hash("1")}.js`]: `import("/vitals-${hash("2")}.js")`,
    [`vitals-${hash("2")}.js`]: "",
    [`site-${hash("d")}.js`]: "",
    [`app-${hash("d")}.js`]: "",
    [`app-${hash("d")}.js.br`]: "",
    [`app-${hash("d")}.js.LICENSE.txt`]: "",
    [`styles.${hash("e")}.css`]: "",
    "favicon.svg": "",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterEach(() => rmSync(folder, { recursive: true }));

test("deletes files of earlier builds and their siblings one week after last use", async () => {
  const all = readdirSync(folder);
  await removeStaleAssets(folder, cache, 0);
  await removeStaleAssets(folder, cache, 7 * day);
  expect(readdirSync(folder)).toEqual(all);

  await removeStaleAssets(folder, cache, 7 * day + 1);
  expect(readdirSync(folder).sort()).toEqual(
    all.filter((name) => !name.includes(hash("d")) && !name.includes(hash("e"))).sort(),
  );
});

test("the week starts again for a file that was in use again", async () => {
  await removeStaleAssets(folder, cache, 0);
  writeFileSync(join(folder, runtime), `{163:"${hash("c")}",app:"${hash("d")}"}`);
  await removeStaleAssets(folder, cache, 6 * day);
  writeFileSync(join(folder, runtime), `{163:"${hash("c")}"}`);
  const before = readdirSync(folder);
  await removeStaleAssets(folder, cache, 8 * day);
  expect(readdirSync(folder)).toEqual(before.filter((name) => name !== `styles.${hash("e")}.css`));
});

test("deletes nothing if the home page has no script of the site", async () => {
  writeFileSync(join(folder, "index.html"), "");
  await expect(removeStaleAssets(folder, cache, 0)).rejects.toThrow("has no script of the site");
});

test("deletes nothing if the stats list no runtime", async () => {
  writeFileSync(join(folder, "webpack.stats.json"), JSON.stringify({ assetsByChunkName: {} }));
  await expect(removeStaleAssets(folder, cache, 0)).rejects.toThrow("lists no runtime");
});
