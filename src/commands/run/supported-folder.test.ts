import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { scripts } from "../../../package.json";
import { temporaryFolder } from "../../gatsby/folder.fixtures";

const { pathOf } = temporaryFolder();
const program = join(__dirname, "supported-folder.js");
const { explainFolder }: { explainFolder(project: string): string | undefined } = jest.requireActual(program);

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
  const { status, stderr } = spawnSync(process.execPath, [program], {
    cwd: pathOf("site-main (1)"),
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('rename the folder "site-main (1)"')]);
  expect(execFileSync(process.execPath, [program], { cwd: pathOf(), encoding: "utf8" })).toBe("");
});

test.each(["build", "develop", "edit", "test"] as const)("npm run %s checks the folder first", (name) => {
  expect(scripts[name]).toContain("node src/commands/run/supported-folder.js && ");
});
