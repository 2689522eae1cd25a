/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scripts } from "../package.json";

const guide = readFileSync("docs/operate.md", "utf8");
const [, unit = ""] = /```ini\n(\[Unit\][\s\S]+?)```/.exec(guide) ?? [];
const settings = Object.fromEntries(
  unit
    .split("\n")
    .filter((line) => line.includes("="))
    .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
);

test("the service unit starts the server as npm run serve does", () => {
  expect(settings.ExecStart).toBe(`/usr/bin/${scripts.serve}`);
});

test("the service may write where the server, and what runs its TypeScript, have to", () => {
  expect(settings.ProtectSystem).toBe("strict");
  expect(settings.ReadWritePaths).toBe(`${settings.WorkingDirectory}/var`);
  expect(settings.PrivateTmp).toBe("true");
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
(hasSystemd ? test : test.skip)("systemd has nothing against the unit", () => {
  const folder = mkdtempSync(join(tmpdir(), "unit-"));
  const file = join(folder, "website.service");
  writeFileSync(file, unit.replace("/usr/bin/node", process.execPath));
  const { stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", file], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(stderr.split("\n").filter((line) => line.includes("website.service"))).toEqual([]);
});
