import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scripts } from "../../package.json";
import { printed, stepsOf } from "../guide/steps";

const deployment = "docs/operators/deploy.md";
const steps = stepsOf(deployment).map((step) => [step.title, step] as const);

test("the guide has about fifteen steps, which `npm run test:e2e -- guide` follows", () => {
  expect(steps.length).toBeGreaterThanOrEqual(14);
  expect(steps.map(([title]) => Number.parseInt(title, 10))).toEqual(steps.map((_, index) => index + 1));
});

test.each(steps)("in step %p, shells can read the commands", (_, { blocks }) => {
  const commands = blocks.filter(({ language }) => language === "sh");
  for (const { text } of commands)
    expect(spawnSync("bash", ["-n"], { input: text, encoding: "utf8" })).toMatchObject({
      status: 0,
      stderr: "",
    });
});

test.each(steps)(
  "in step %p, each file has its path, and the test reads what is printed",
  (_, { blocks }) => {
    const files = blocks.filter(({ language, text }) => language !== "sh" && !text.includes("CA_CERTS"));
    for (const { file } of files) expect(file).toMatch(/^\/(etc|usr)\//);
    for (const block of blocks.filter(({ after }) => after.startsWith("This prints `")))
      expect(printed(block)).not.toEqual([]);
  },
);

const [, unit = ""] = /```ini\n(\[Unit\][\s\S]+?)```/.exec(readFileSync(deployment, "utf8")) ?? [];
const settings = Object.fromEntries(
  Array.from(unit.matchAll(/^(\w+)=(.*)$/gm), ([, name = "", value = ""]) => [name, value]),
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

const operations = readFileSync("docs/operators/operations.md", "utf8");
const [, list = ""] = /## The log\n[\s\S]+?\n\n(- [\s\S]+?)\n\n/.exec(operations) ?? [];
const messages = list
  .split(/^- /m)
  .flatMap((item) =>
    Array.from(
      (/^(?:`[^`]+`(?:, )?)+(?=:)/.exec(item)?.[0] ?? "").matchAll(/`([^`]+)`/g),
      ([, message = ""]) => message,
    ),
  );

const code = readdirSync("server", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.includes(".test."))
  .map((name) => readFileSync(join("server", name), "utf8"))
  .join("\n");

test("the guide explains messages of the log", () => {
  expect(messages.length).toBeGreaterThan(10);
});

test.each(messages)("the server logs %p, as the guide says", (message) => {
  expect(code).toContain(message.split(/[ ]?…/)[0]);
});
