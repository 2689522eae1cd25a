/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeStaleAssets } from "./remove-stale-assets";

const day = 24 * 60 * 60 * 1000;
const hash = (digit: string) => digit.repeat(20);
const runtime = `webpack-runtime-${hash("a")}.js`;

let folder: string;
let kept: Record<string, Record<string, number>>;
const memory = {
  get: async (key: string) => kept[key],
  set: async (key: string, value: unknown) => {
    kept[key] = value as Record<string, number>;
  },
};

beforeEach(() => {
  kept = {};
  folder = mkdtempSync(join(tmpdir(), "scripts-"));
  const files = {
    "webpack.stats.json": JSON.stringify({ assetsByChunkName: { app: [runtime, `app-${hash("b")}.js`] } }),
    [runtime]: `{163:"${hash("c")}"}`,
    [`app-${hash("b")}.js`]: "",
    [`163-${hash("c")}.js`]: "",
    [`163-${hash("c")}.js.map`]: "",
    [`app-${hash("d")}.js`]: "",
    [`app-${hash("d")}.js.br`]: "",
    [`app-${hash("d")}.js.LICENSE.txt`]: "",
    [`styles.${hash("e")}.css`]: "",
    "favicon.svg": "",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterEach(() => rmSync(folder, { recursive: true }));

test("files of former builds go a week after they fell out of use, with what stands beside them", async () => {
  const all = readdirSync(folder);
  expect(await removeStaleAssets(folder, memory, 0)).toEqual([]);
  expect(await removeStaleAssets(folder, memory, 7 * day)).toEqual([]);
  expect(readdirSync(folder)).toEqual(all);

  await removeStaleAssets(folder, memory, 7 * day + 1);
  expect(readdirSync(folder).sort()).toEqual(
    all.filter((name) => !name.includes(hash("d")) && !name.includes(hash("e"))).sort(),
  );
});

test("a file that came back into use has its week again", async () => {
  await removeStaleAssets(folder, memory, 0);
  writeFileSync(join(folder, runtime), `{163:"${hash("c")}",app:"${hash("d")}"}`);
  await removeStaleAssets(folder, memory, 6 * day);
  writeFileSync(join(folder, runtime), `{163:"${hash("c")}"}`);
  const gone = await removeStaleAssets(folder, memory, 8 * day);
  expect(gone).toEqual([`styles.${hash("e")}.css`]);
});

test("a build whose list names no runtime sweeps nothing", async () => {
  writeFileSync(join(folder, "webpack.stats.json"), JSON.stringify({ assetsByChunkName: {} }));
  await expect(removeStaleAssets(folder, memory, 0)).rejects.toThrow("names no runtime");
});
