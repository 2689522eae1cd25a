import { isReady, plainReports, sayWhatTakesLong } from "./progress";

const start = (id: string) => JSON.stringify({ type: "ACTIVITY_START", payload: { id, text: id } });
const log = (level: string, text: string, more = {}) =>
  JSON.stringify({ type: "LOG", payload: { level, text, ...more } });

test.each<[string, string, string | undefined]>([
  ["a step", start("onPreBootstrap"), "Checking the content ..."],
  ["a step that is not reported", start("copy gatsby files"), undefined],
  ["the end of a step", log("ACTIVITY_SUCCESS", "onPreBootstrap"), undefined],
  ["Gatsby's own information", log("INFO", "Total nodes: 450"), undefined],
  [
    "a deleted cache",
    log("INFO", "One or more plugins have changed. As a precaution, we're deleting your site's cache"),
    "The site's code has changed, so everything is built again. This takes longer.",
  ],
  ["a warning", log("WARNING", "data/team.json\n  Found: …\n"), "data/team.json\n  Found: …"],
  ["an error", log("ERROR", "Something to fix"), "\nSomething to fix\n"],
  [
    "an error with its location",
    log("ERROR", "No comma", { filePath: "src/a.ts", location: { start: { line: 4, column: 2 } } }),
    "\nNo comma\nsrc/a.ts:4:2\n",
  ],
  ["a stack trace", log("LOG", "  Error: …\n  - at a.ts:1"), "  Error: …\n  - at a.ts:1"],
  ["a blank line", log("LOG", "\u2800"), undefined],
  ["Gatsby's hint at GraphiQL", log("LOG", "View GraphiQL, an in-browser IDE"), undefined],
  ["a URL that Gatsby prints", log("LOG", "  http://localhost:8000/"), undefined],
  ["a line of another program", "Warning: mail is saved", "Warning: mail is saved"],
  ["a number from another program", "12", "12"],
])("%s", (_, line, text) => {
  expect(plainReports("build")(line)).toBe(text);
});

test("the live view is silent about a query whose file was being replaced; a build is not", () => {
  const line = log(
    "ERROR",
    "There was an error in your GraphQL query:\n  - node-model.js:420 LocalNodeModel.trackInlineObjectsInRootNode",
  );
  expect(plainReports("edit")(line)).toBeUndefined();
  expect(plainReports("build")(line)).toContain("There was an error");
});

test("reports each step only once", () => {
  const report = plainReports("build");
  const lines = [start("onPostBuild"), start("onPostBuild"), start("webpack-develop")];
  expect(lines.map(report)).toEqual(["Compressing files ...", undefined, "Compiling scripts and styles ..."]);
});

test("the live view is ready once its scripts are compiled", () => {
  const end = (id: string) => JSON.stringify({ type: "ACTIVITY_END", payload: { id } });
  expect([end("onPreInit"), start("webpack-develop"), end("webpack-develop")].map(isReady)).toEqual([
    false,
    false,
    true,
  ]);
});

test("slow work is reported again until it ends", () => {
  jest.useFakeTimers();
  const said: string[] = [];
  const { said: heard, end } = sayWhatTakesLong((text) => said.push(text));
  jest.advanceTimersByTime(16_000);
  heard("Resizing pictures ...");
  heard("Warning: mail is saved");
  jest.advanceTimersByTime(14_000);
  expect(said).toEqual(["Starting: still at it, 15 seconds so far."]);
  jest.advanceTimersByTime(2_000);
  end();
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  expect(said.slice(1)).toEqual(["Resizing pictures: still at it, 31 seconds so far."]);
});
