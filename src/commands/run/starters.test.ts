import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, readFileSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { temporaryFolder } from "../../gatsby/folder.fixtures";

const forMac = "Edit the website.command";
const forWindows = "Edit the website.cmd";
const lines = readFileSync(forWindows, "utf8").split("\r\n");

const { pathOf, write } = temporaryFolder();
let folder: string;
beforeEach(() => {
  folder = pathOf("my website");
  cpSync(forMac, join(folder, forMac));
  for (const name of ["supported-node.js", "has-packages.js"]) {
    cpSync(join(__dirname, name), join(folder, "src/commands/run", name));
  }
  write("my website/package-lock.json", "{}");
});

/** Puts programs on the path that print how they are called, and end with these codes. */
function programs(codes: Readonly<Record<string, number>>): void {
  const cases = Object.entries(codes).map(([call, code]) => `"${call}") exit ${code};;`);
  const script = `#!/bin/bash\necho "npm $*"\ncase "$*" in ${cases.join(" ")} esac\n`;
  write("my website/bin/npm", script);
  chmodSync(join(folder, "bin/npm"), 0o755);
}

function install(secondsAgo = -60): void {
  const file = "my website/node_modules/.package-lock.json";
  write(file, "{}");
  const time = Date.now() / 1000 - secondsAgo;
  utimesSync(pathOf(file), time, time);
}

/** Runs it as a double click does: from another folder. */
function start(more: Readonly<Record<string, string>> = {}) {
  const path = [join(folder, "bin"), join(process.execPath, ".."), "/usr/bin", "/bin"].join(":");
  const options = { cwd: tmpdir(), env: { PATH: path, ...more }, input: "\n", encoding: "utf8" as const };
  const { stdout, stderr, status } = spawnSync("/bin/bash", [join(folder, forMac)], options);
  return { stdout, stderr, status, calls: stdout.split("\n").filter((line) => line.startsWith("npm ")) };
}

test("with everything there, it starts the website", () => {
  programs({});
  install();
  expect(start()).toMatchObject({ status: 0, calls: ["npm run edit"] });
});

test.each([
  ["missing", undefined],
  ["older than package-lock.json", 60],
])("packages that are %s are installed first", (_, age) => {
  programs({});
  if (age !== undefined) install(age);
  expect(start()).toMatchObject({ status: 0, calls: ["npm ci", "npm run edit"] });
});

test.each([
  ["no packages", "ci", "The programs could not be fetched. Check that this computer is online"],
  ["no start", "run edit", "The website could not be started. The lines above say why."],
])("%s: the window stays open with the reason", (_, call, reason) => {
  programs({ [call]: 1 });
  const { status, stdout } = start();
  expect(status).toBe(1);
  expect(stdout).toContain(reason);
  expect(stdout).toMatch(/Press Enter to close this window\.$/);
});

test("a computer without Node.js is explained what to install", () => {
  // The path of this machine may have Node.js, so the shell's own search is what is replaced.
  write("my website/bash-env", 'command() { [ "$2" != node ] && builtin command "$@"; }\n');
  const { stdout, status } = start({ PATH: "/usr/bin:/bin", BASH_ENV: join(folder, "bash-env") });
  expect(status).toBe(1);
  expect(stdout).toContain("Node.js is missing. Install version 24 from https://nodejs.org/en/download");
});

test("a Mac may run the file, and its lines end as it needs them", () => {
  expect(statSync(forMac).mode & 0o111).toBe(0o111);
  expect(readFileSync(forMac, "utf8")).not.toContain("\r");
});

// No test runs this one: it needs Windows.
describe("the file for Windows", () => {
  test("has the line ends of Windows only", () => {
    expect(lines.join("").match(/[\r\n]/)).toBeNull();
  });

  test("has nothing of another shell", () => {
    expect(
      lines.filter((line) => /\$|`|^#|\/dev\/null|\[ |^\s*(?:fi|then|export|source)\b/.test(line)),
    ).toEqual([]);
  });

  test("jumps only to labels that it has, and comes back from each npm", () => {
    const jumps = lines.flatMap((line) => /goto (\w+)/.exec(line)?.[1] ?? []);
    expect(jumps.filter((label) => !lines.includes(`:${label}`))).toEqual([]);
    expect(lines.filter((line) => /^\s*npm /.test(line))).toEqual([]);
  });

  test("goes to its own folder, on any drive, and keeps the window open if something fails", () => {
    expect(lines).toContain('cd /d "%~dp0"');
    expect(lines.slice(lines.indexOf(":failed"))).toContain("pause");
  });

  test("says the same as the one for the Mac, and does the same", () => {
    const mac = readFileSync(forMac, "utf8").replaceAll('\\"', "");
    const reasons = lines.flatMap((line) => /REASON=([^"]+)"/.exec(line)?.[1] ?? []);
    expect(reasons).toHaveLength(4);
    expect(reasons.filter((reason) => !mac.includes(reason))).toEqual([]);
    const steps = lines
      .map((line) => line.replaceAll("\\", "/"))
      .filter((line) => /^(?:node|call npm) /.test(line));
    expect(steps.filter((step) => !mac.includes(step.replace("call ", "")))).toEqual([]);
  });
});
