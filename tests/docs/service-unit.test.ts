import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scripts } from "../../package.json";

const guide = readFileSync("docs/operators/deploy.md", "utf8");
const [, unit = ""] = /```ini\n(\[Unit\][\s\S]+?)```/.exec(guide) ?? [];
const settings = Object.fromEntries(
  unit
    .split("\n")
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
);

test("the service unit starts the server with the command of npm run serve", () => {
  expect(settings.ExecStart).toBe(`/usr/local/bin/${scripts.serve}`);
});

test("the service can write to var/ only, and nobody else can read its files or a core dump", () => {
  expect(settings).toMatchObject({
    ProtectSystem: "strict",
    ReadWritePaths: `${settings.WorkingDirectory}/var`,
    UMask: "0077",
    LimitCORE: "0",
  });
});

test("memory may be writable and executable, as the JIT compiler of Node.js needs", () => {
  expect(settings.MemoryDenyWriteExecute).toBeUndefined();
});

test("secrets are files that only root can read, not environment variables", () => {
  const credentials = Array.from(unit.matchAll(/^LoadCredential=(\w+):(.+)$/gm), ([, name, file]) => [
    name,
    file,
  ]);
  expect(credentials.map(([name]) => name)).toEqual([
    ...["SMTP_URL", "RECAPTCHA_SECRET", "OUTBOX_KEYS"],
    ...["ALERT_URL", "HEARTBEAT_URL"],
  ]);
  for (const [name, file] of credentials) expect(file).toBe(`/etc/website/${name}`);
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

describe("with systemd installed", () => {
  const testWithSystemd = hasSystemd ? test : test.skip;
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "unit-"));
    file = join(folder, "website.service");
    writeFileSync(file, unit.replace("/usr/local/bin/node", process.execPath));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  testWithSystemd("systemd-analyze verify reports no problems", () => {
    const { stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", file], { encoding: "utf8" });
    expect(stderr.split("\n").filter((line) => line.includes("website.service"))).toEqual([]);
  });

  testWithSystemd("systemd-analyze security rates the exposure at 2.0 or less", () => {
    const { stdout } = spawnSync("systemd-analyze", ["security", "--offline=true", "--no-pager", file], {
      encoding: "utf8",
    });
    const [, exposure] = /Overall exposure level for website\.service: (\d+\.\d)/.exec(stdout) ?? [];
    expect(Number(exposure)).toBeLessThanOrEqual(2);
  });
});
