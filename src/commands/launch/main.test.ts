/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Fixture } from "../../content-check/fixture";
import { environmentReady, makeReadySite } from "./fixture";

let site: Fixture;
beforeEach(() => {
  site = makeReadySite();
});
afterEach(() => site.remove("."));

jest.setTimeout(60_000);
const run = (environment: Partial<NodeJS.ProcessEnv>, ...words: string[]) =>
  spawnSync(
    process.execPath,
    ["--import", pathToFileURL(require.resolve("tsx")).href, join(__dirname, "main.ts"), ...words],
    {
      cwd: site.folder,
      encoding: "utf8",
      env: { PATH: process.env.PATH, ...environment } as NodeJS.ProcessEnv,
    },
  );

test("ends well when nothing is left", () => {
  const { status, stdout, stderr } = run(environmentReady);
  expect([status, stdout, stderr]).toEqual([
    0,
    "Nothing is sample, test or unset: the site may go live.\n",
    "",
  ]);
});

test("ends with 1, groups what is left, and says where and what to do", () => {
  site.replace("data/team.json", '"id": "ben"', '"sample": true,\n    "id": "ben"');
  const { status, stdout } = run({ ...environmentReady, SMTP_URL: "" });
  expect(status).toBe(1);
  expect(stdout).toContain("People (1)\n  To do: Enter who works at the clinic");
  expect(stdout).toMatch(/ {2}data\/team\.json:\d+ {2}Ben Sample\n/);
  expect(stdout).toContain("SMTP_URL is not set");
  expect(stdout).toContain("3 things are left to do");
  const { stdout: json } = run({ ...environmentReady, SMTP_URL: "" }, "--json");
  expect(JSON.parse(json)).toHaveLength(3);
});

test("ends with 2 and says why when it is asked for a setting that it does not know", () => {
  const { status, stderr } = run(environmentReady, "--without=GATSBY_GTAG");
  expect(status).toBe(2);
  expect(stderr).toContain("GATSBY_GTAG_ID");
});
