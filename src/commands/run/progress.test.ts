/** @jest-environment node */
import { isReady, plainReports } from "./progress";

const start = (id: string) => JSON.stringify({ type: "ACTIVITY_START", payload: { id, text: id } });
const log = (level: string, text: string, more = {}) =>
  JSON.stringify({ type: "LOG", payload: { level, text, ...more } });

test.each<[string, string, string | undefined]>([
  ["a step", start("onPreBootstrap"), "Checking the content ..."],
  ["a step that nobody needs to know of", start("copy gatsby files"), undefined],
  ["the end of a step", log("ACTIVITY_SUCCESS", "onPreBootstrap"), undefined],
  ["Gatsby's own information", log("INFO", "Total nodes: 450"), undefined],
  [
    "the reason for a long build",
    log("INFO", "One or more plugins have changed. As a precaution, we're deleting your site's cache"),
    "The site's code has changed, so everything is made again. This takes longer.",
  ],
  ["a warning", log("WARNING", "data/team.json\n  Found: …\n"), "data/team.json\n  Found: …"],
  ["an error", log("ERROR", "Something to fix"), "\nSomething to fix\n"],
  [
    "an error with its place",
    log("ERROR", "No comma", { filePath: "src/a.ts", location: { start: { line: 4, column: 2 } } }),
    "\nNo comma\nsrc/a.ts:4:2\n",
  ],
  ["a stack", log("LOG", "  Error: …\n  - at a.ts:1"), "  Error: …\n  - at a.ts:1"],
  ["a blank line", log("LOG", "\u2800"), undefined],
  ["GraphiQL", log("LOG", "View GraphiQL, an in-browser IDE"), undefined],
  ["an address of Gatsby's", log("LOG", "  http://localhost:8000/"), undefined],
  ["another program's line", "Warning: mail is saved", "Warning: mail is saved"],
  ["another program's number", "12", "12"],
])("%s", (_, line, text) => {
  expect(plainReports()(line)).toBe(text);
});

test("names a step once in a run", () => {
  const report = plainReports();
  const lines = [start("onPostBuild"), start("onPostBuild"), start("webpack-develop")];
  expect(lines.map(report)).toEqual(["Compressing files ...", undefined, "Compiling scripts and styles ..."]);
});

test("the live view is ready when its scripts are", () => {
  const end = (id: string) => JSON.stringify({ type: "ACTIVITY_END", payload: { id } });
  expect([end("onPreInit"), start("webpack-develop"), end("webpack-develop")].map(isReady)).toEqual([
    false,
    false,
    true,
  ]);
});
