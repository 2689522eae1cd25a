import { rmSync } from "node:fs";
import { changeOneBiography, measureBuild } from "./measure-build";
import { copyOfProject } from "./project-copy";
import { markdownTable, print } from "./table";

async function row(step: string, folder: string) {
  const { seconds, megabytes } = await measureBuild(folder);
  return { step, seconds, "peak memory (MB)": megabytes };
}

export default async function main(): Promise<void> {
  const folder = copyOfProject();
  const cold = await row("cold build", folder);
  const unchanged = await row("rebuild with nothing changed", folder);
  changeOneBiography(folder);
  const edited = await row("rebuild after one changed biography", folder);
  rmSync(folder, { recursive: true });
  print(markdownTable([cold, unchanged, edited]));
}
