import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const guide = readFileSync("docs/operators/operations.md", "utf8");
const [, script = ""] = /```sh\n(#!\/bin\/sh\n[\s\S]+?)```/.exec(guide) ?? [];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "script-"));
  mkdirSync(join(folder, "website"));
  // Prints its arguments, one on each line.
  writeFileSync(join(folder, "systemd-run"), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
  writeFileSync(join(folder, "website-outbox"), script.replaceAll("/etc/website", join(folder, "website")));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the guide's script with files of /etc/website. @returns the options and the command for systemd-run */
function run(files: readonly string[], environment: Record<string, string> = {}) {
  for (const name of files) writeFileSync(join(folder, "website", name), "secret");
  const { stdout, stderr } = spawnSync("sh", [join(folder, "website-outbox"), "show", "1 b"], {
    env: { PATH: `${folder}:${process.env.PATH}`, SUDO_USER: "ana", ...environment },
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  const lines = stdout.replaceAll(join(folder, "website"), "/etc/website").trim().split("\n");
  const end = lines.findIndex((line) => !line.startsWith("-"));
  return { options: lines.slice(0, end), command: lines.slice(end) };
}
const credential = (name: string) => `--property=LoadCredential=${name}:/etc/website/${name}`;
const command = ["env", "npm", "run", "outbox", "--silent", "--", "show", "1 b"];

test("the script runs the command with the settings of the service, as its user", () => {
  const ran = run(["OUTBOX_KEYS", "OUTBOX_URL", "SMTP_URL", "RECAPTCHA_SECRET"]);
  expect(ran.command).toEqual(command);
  expect(ran.options).toEqual(
    expect.arrayContaining([
      "--uid=website",
      "--working-directory=/srv/website",
      "--setenv=SUDO_USER=ana",
      "--property=EnvironmentFile=/etc/website/settings",
      credential("OUTBOX_KEYS"),
      credential("OUTBOX_URL"),
    ]),
  );
  expect(ran.options.join()).not.toMatch(/SMTP_URL|RECAPTCHA/);
});

test("secrets that are not files are not asked for", () => {
  expect(run([]).options.join()).not.toContain("LoadCredential");
});

test("an outbox that the operator names counts, and not that of a file or of the settings", () => {
  const urls = { OUTBOX_URL: "file:var/a b", OUTBOX_FROM: "file:var/outbox.db" };
  const ran = run(["OUTBOX_KEYS", "OUTBOX_URL"], urls);
  // As arguments of env, because systemd prefers an EnvironmentFile to --setenv.
  const [env, ...rest] = command;
  expect(ran.command).toEqual([env, "OUTBOX_FROM=file:var/outbox.db", "OUTBOX_URL=file:var/a b", ...rest]);
  expect(ran.options).toContain(credential("OUTBOX_KEYS"));
  expect(ran.options).not.toContain(credential("OUTBOX_URL"));
});
