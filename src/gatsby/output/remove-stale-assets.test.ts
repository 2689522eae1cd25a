import { readdirSync } from "node:fs";
import { temporaryFolder } from "../folder.fixtures";
import { removeStaleAssets } from "./remove-stale-assets";

const day = 24 * 60 * 60 * 1000;
const hash = (digit: string) => digit.repeat(20);
const runtime = `webpack-runtime-${hash("a")}.js`;

const { pathOf, write } = temporaryFolder();
let stored: Record<string, Record<string, number>>;
const cache = {
  get: async (key: string) => stored[key],
  set: async (key: string, value: unknown) => {
    stored[key] = value as Record<string, number>;
  },
};

beforeEach(() => {
  stored = {};
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
  for (const [name, text] of Object.entries(files)) write(name, text);
});

test("deletes files of earlier builds and their siblings one week after last use", async () => {
  const all = readdirSync(pathOf());
  await removeStaleAssets(pathOf(), cache, 0);
  await removeStaleAssets(pathOf(), cache, 7 * day);
  expect(readdirSync(pathOf())).toEqual(all);

  await removeStaleAssets(pathOf(), cache, 7 * day + 1);
  expect(readdirSync(pathOf()).sort()).toEqual(
    all.filter((name) => !name.includes(hash("d")) && !name.includes(hash("e"))).sort(),
  );
});

test("the week starts again for a file that was in use again", async () => {
  await removeStaleAssets(pathOf(), cache, 0);
  write(runtime, `{163:"${hash("c")}",app:"${hash("d")}"}`);
  await removeStaleAssets(pathOf(), cache, 6 * day);
  write(runtime, `{163:"${hash("c")}"}`);
  const before = readdirSync(pathOf());
  await removeStaleAssets(pathOf(), cache, 8 * day);
  expect(readdirSync(pathOf())).toEqual(before.filter((name) => name !== `styles.${hash("e")}.css`));
});

test.each([
  ["the home page has no script of the site", "index.html", "", "has no script of the site"],
  ["the stats list no runtime", "webpack.stats.json", '{ "assetsByChunkName": {} }', "lists no runtime"],
])("deletes nothing if %s", async (_, name, content, message) => {
  write(name, content);
  await expect(removeStaleAssets(pathOf(), cache, 0)).rejects.toThrow(message);
});
