import { runMain } from "../../content-check/run-main.fixtures";
import { makeReadySite, siteOfEachTest } from "../../content-check/valid-site.fixtures";
import { environmentReady } from "./environment.fixtures";

const site = siteOfEachTest(makeReadySite);

jest.setTimeout(60_000);
const run = (environment: Partial<NodeJS.ProcessEnv>, ...options: string[]) =>
  runMain(__dirname, site.folder, options, {
    PATH: process.env.PATH,
    ...environment,
  } as NodeJS.ProcessEnv);

test("exits with 0 if there is nothing left to do", () => {
  const { status, stdout, stderr } = run(environmentReady);
  expect([status, stdout, stderr]).toEqual([
    0,
    "No sample content, test settings or missing facts are left: the website is ready to go live.\n",
    "",
  ]);
});

test("exits with 1 and lists what is left in groups, with locations and what to do", () => {
  site.replace("data/team.json", '"id": "ben"', '"sample": true,\n    "id": "ben"');
  const { status, stdout } = run({ ...environmentReady, SMTP_URL: "" });
  expect(status).toBe(1);
  expect(stdout).toContain("People (1)\n  To do: Enter who works at the clinic");
  expect(stdout).toMatch(/ {2}data\/team\.json:\d+ {2}Ben Sample\n/);
  expect(stdout).toContain("SMTP_URL is not set");
  expect(stdout).toContain("3 things are left to do before the website goes live.");
  const { stdout: json } = run({ ...environmentReady, SMTP_URL: "" }, "--json");
  expect(JSON.parse(json)).toHaveLength(3);
});

test("exits with 2 and an explanation if --without names an unknown setting", () => {
  const { status, stderr } = run(environmentReady, "--without=GATSBY_GTAG");
  expect(status).toBe(2);
  expect(stderr).toContain("GATSBY_GTAG_ID");
});

test("--strict ends with an error while an invented person or quote is left, and only then", () => {
  const { status, stdout } = run({}, "--strict");
  expect([status, stdout]).toEqual([0, "No invented people and no invented words are left.\n"]);
  site.replace("data/team.json", '"id": "ben"', '"sample": true,\n    "id": "ben"');
  site.replace("data/testimonials.json", '"id"', '"sample": true,\n    "id"');
  const strict = run({}, "--strict");
  expect(strict.status).toBe(1);
  expect(strict.stdout).toMatch(/People \(1\).*Ben Sample.*Testimonials \(1\)/s);
  expect(strict.stdout).not.toContain("SMTP_URL");
});

test("--clinician writes every medical text that is not approved, with its source, to print and sign", () => {
  const source = { statement: "Call 911 at once.", url: "https://cpr.heart.org/", checked: "2026-11-01" };
  const concerns = JSON.parse(site.read("data/concerns.json"));
  const [worries, noAir] = concerns.map(({ approved: _, ...concern }: { approved: unknown }) => concern);
  const texts = [worries, { ...noAir, sources: [source] }, ...concerns.slice(2)];
  site.write("data/concerns.json", JSON.stringify(texts));
  site.replace("data/pages/behavior.json", '"reviewed"', '"medical": true, "reviewed"');
  expect(run({}, "--clinician")).toMatchObject({ status: 0, stderr: "" });
  const [, ...articles] = site.read("var/clinician.html").split("<article>");
  expect(articles).toHaveLength(3);
  expect(articles.find((text) => text.includes(noAir.name))).toContain(`${source.statement} ${source.url}`);
  for (const text of articles) expect(text).toContain("Signature");
});
