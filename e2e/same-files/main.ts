/**
 * `npm run test:e2e -- same-files`: builds the last commit in another folder, without caches. Each file must be the same as
 * in public/, so that visitors load again only what has changed, wherever the site is built. Only every tenth picture is
 * encoded again: the path of a picture is a hash of its source and options, and all pages must have the same paths.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { digestsOf } from "../support/project-copy";

function main(): void {
  const changed = `${execFileSync("git", ["status", "--porcelain"])}`;
  if (changed !== "")
    fail(`Commit these files first, because the other build is one of the last commit:\n${changed}`);
  if (!existsSync("public/index.html")) fail("There is no built site to compare with. Run: npm run build");
  // A path with all that a name may have: src/commands/run/supported-folder.js says what it cannot.
  const folder = mkdtempSync(join(tmpdir(), "same files & a+b, Ünïcode ñ-"));
  execFileSync("git", ["clone", "--quiet", ".", folder]);
  for (const packages of ["node_modules", "server/node_modules"]) {
    if (existsSync(packages)) copyPackages(packages, join(folder, packages));
  }
  copyPictures(folder);
  // The expiry date in security.txt follows the time of the build, and midnight may come between the two builds.
  const builtAt = Math.floor(statSync("public/.well-known/security.txt").mtimeMs / 1000);
  const env = {
    ...process.env,
    SOURCE_DATE_EPOCH: `${builtAt}`,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --require ${JSON.stringify(join(folder, "e2e/support/keep-pictures.cjs"))}`,
  };
  const { status } = spawnSync("npm", ["run", "build"], { cwd: folder, stdio: "inherit", env });
  if (status !== 0) fail(`The build in ${folder} failed.`);

  const here = digestsOf("public");
  const there = digestsOf(join(folder, "public"));
  const different = [...there].filter(([file, digest]) => here.get(file) !== digest).map(([file]) => file);
  if (different.length > 0)
    fail(
      `These files differ from those in ${folder}. If public/ is not the last commit's, run npm run build first.\n${different.join("\n")}`,
    );
  rmSync(folder, { recursive: true });
  process.stdout.write(`All ${there.size} files are the same in another folder.\n`);
}

/** Copies nine of ten pictures into the other build, which then only encodes the tenth. */
function copyPictures(folder: string): void {
  let count = 0;
  const isKept = (file: string) => /\.(?:avif|webp|jpg|png)$/.test(file) && ++count % 10 > 0;
  cpSync("public/static", join(folder, "public/static"), {
    recursive: true,
    filter: (file) => statSync(file).isDirectory() || isKept(file),
  });
}

/** Links every file, or copies it to another disk. A link to the folder would show in the names of modules. */
function copyPackages(from: string, to: string): void {
  if (spawnSync("cp", ["-al", from, to]).status === 0) return;
  rmSync(to, { recursive: true, force: true });
  execFileSync("cp", ["-a", from, to]);
}

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

main();
