import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { changeOneBiography, measureBuild } from "../measure-build";
import { copyOfProject } from "../project-copy";
import { loadNow, markdownTable, print } from "../table";
import { copiedWidth } from "./copy-picture";
import { multiplyContent } from "./multiply-content";

type Measured = Awaited<ReturnType<typeof measureSize>>;

async function measureSize(times: number) {
  const folder = join("var", "bench", "scale", `${times}x`);
  rmSync(folder, { recursive: true, force: true });
  copyOfProject(folder);
  await multiplyContent(folder, times);
  const count = (place: string) =>
    readdirSync(join(folder, "data", place), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ).length;
  const cold = await measureBuild(folder);
  changeOneBiography(folder);
  const again = await measureBuild(folder);
  const size = { times, pages: count("pages"), pictures: count("images"), cold, again };
  rmSync(folder, { recursive: true });
  return size;
}

/** The factor by which a value grew compared with the first size. */
function ratio(value: number, first: number): string {
  return (value / first).toFixed(1);
}

function row({ times, pages, pictures, cold, again }: Measured, first: Measured) {
  return {
    size: `${times}x`,
    pages,
    pictures,
    "cold build (s)": cold.seconds,
    "cold (MB)": cold.megabytes,
    "rebuild (s)": again.seconds,
    "rebuild (MB)": again.megabytes,
    "times the pages": ratio(pages, first.pages),
    "times the cold s / MB": `${ratio(cold.seconds, first.cold.seconds)} / ${ratio(cold.megabytes, first.cold.megabytes)}`,
    "times the rebuild s / MB": `${ratio(again.seconds, first.again.seconds)} / ${ratio(again.megabytes, first.again.megabytes)}`,
  };
}

export default async function main(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { sizes: { type: "string", default: "1,4" } },
  });
  const sizes = values.sizes.split(",").map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
    throw new Error(`--sizes must be whole numbers, such as 1,4, not "${values.sizes}".`);
  }
  const measured: Measured[] = [];
  for (const size of sizes) measured.push(await measureSize(size));
  const [first] = measured;
  if (first) print(markdownTable(measured.map((each) => row(each, first))));
  print(
    `Copied pictures are ${copiedWidth} px wide: Gatsby makes fewer and smaller files of them than of the originals.`,
  );
  print(loadNow());
}
