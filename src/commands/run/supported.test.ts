import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { engines, scripts } from "../../../package.json";
import { temporaryFolder } from "../../gatsby/folder.fixtures";

interface SupportedNode {
  explainUnsupported(version: string): string | undefined;
  readonly firstMinors: Readonly<Record<string, number>>;
}
const nodeProgram = join(__dirname, "supported-node.js");
const folderProgram = join(__dirname, "supported-folder.js");
const { explainUnsupported, firstMinors }: SupportedNode = jest.requireActual(nodeProgram);
const { explainFolder }: { explainFolder(project: string): string | undefined } =
  jest.requireActual(folderProgram);
const { pathOf } = temporaryFolder();

test.each(["20.19.0", "20.20.2", "22.12.0", "22.23.3", "24.0.0", "24.21.0"])(
  "Node.js %s is supported",
  (version) => {
    expect(explainUnsupported(version)).toBeUndefined();
  },
);

test.each(["16.20.2", "20.18.3", "21.7.3", "22.11.0", "23.11.1", "25.9.0", "27.0.0-pre"])(
  "Node.js %s is not supported, and the message says which version to install",
  (version) => {
    expect(explainUnsupported(version)).toBe(
      `This project needs Node.js 20 (from 20.19), 22 (from 22.12) or 24, and this is ${version}: ` +
        "install version 24 from https://nodejs.org/en/download, then open a new terminal.",
    );
  },
);

test("package.json allows the same versions, and npm rejects others", () => {
  const ranges = Object.entries(firstMinors).map(([major, minor]) => `^${major}.${minor}`);
  expect(engines.node).toBe(ranges.join(" || "));
  expect(readFileSync(".npmrc", "utf8")).toContain("engine-strict=true");
  expect(explainUnsupported(`${readFileSync(".nvmrc", "utf8").trim()}.99.0`)).toBeUndefined();
  // npm prints `help` together with the required versions.
  expect(engines.help).toBe(explainUnsupported("26.10.0")?.replace(", and this is 26.10.0", ""));
});

test("prints nothing on the version that runs the tests", () => {
  expect(execFileSync(process.execPath, [nodeProgram], { encoding: "utf8" })).toBe("");
});

test.each([
  "site-main",
  "My website",
  "Ünïcode ñ",
  "Ünïcode ñ".normalize("NFD"),
  "a+b & c,d = @e $f ^g ~h ;i",
  "2.0_x",
])("the site can be built in a folder named %s", (name) => {
  expect(explainFolder(`/home/desk/${name}/website`)).toBeUndefined();
});

test.each([
  ["site-main (1)", "( )", "site-main-1"],
  ["a#b", "#", "a-b"],
  ["50%", "%", "50"],
  ["[x]", "[ ]", "x"],
  ["{a,b}", "{ }", "a,b"],
  ["Mom's website!", "' !", "Mom-s-website"],
  ["what?", "?", "what"],
  ['a*b|c"d`e\\f', '* | " ` \\', "a-b-c-d-e-f"],
  ["(#)", "( # )", "website"],
])("in a folder named %s, one sentence says to rename it", (name, characters, better) => {
  const sentence = `The website cannot be built in a folder with ${characters} in its name: rename the folder "${name}", for example to "${better}", and start again.`;
  expect(explainFolder(`/home/desk/${name}`)).toBe(sentence);
  expect(explainFolder(`/home/${name}/website`)).toBe(sentence);
  expect(explainFolder(`/home/desk/${better}`)).toBeUndefined();
});

test("as a program, it says so and exits with an error, and says nothing where the site can be built", () => {
  mkdirSync(pathOf("site-main (1)"));
  const { status, stderr } = spawnSync(process.execPath, [folderProgram], {
    cwd: pathOf("site-main (1)"),
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('rename the folder "site-main (1)"')]);
  expect(execFileSync(process.execPath, [folderProgram], { cwd: pathOf(), encoding: "utf8" })).toBe("");
});

test.each(["build", "develop", "edit", "test"] as const)(
  "npm run %s checks the version and the folder first",
  (name) => {
    expect(scripts[name]).toMatch(
      /^node src\/commands\/run\/supported-node\.js && node src\/commands\/run\/supported-folder\.js && /,
    );
  },
);

test("npm start builds first", () => {
  expect(scripts.start).toMatch(/^npm run build && /);
});
