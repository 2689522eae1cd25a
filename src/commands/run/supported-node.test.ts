import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { engines, scripts } from "../../../package.json";

interface SupportedNode {
  explainUnsupported(version: string): string | undefined;
  readonly firstMinors: Readonly<Record<string, number>>;
}
const program = join(__dirname, "supported-node.js");
const { explainUnsupported, firstMinors }: SupportedNode = jest.requireActual(program);

test.each(["20.19.0", "20.20.2", "22.12.0", "22.23.3", "24.0.0", "24.21.0"])(
  "Node.js %s is supported",
  (version) => {
    expect(explainUnsupported(version)).toBeUndefined();
  },
);

test.each([
  "16.20.2",
  "18.20.8",
  "20.18.3",
  "21.7.3",
  "22.11.0",
  "23.11.1",
  "25.9.0",
  "26.10.0",
  "27.0.0-pre",
])("Node.js %s is not supported, and the message says which version to install", (version) => {
  expect(explainUnsupported(version)).toBe(
    `This project needs Node.js 20 (from 20.19), 22 (from 22.12) or 24, and this is ${version}: ` +
      "install version 24 from https://nodejs.org/en/download, then open a new terminal.",
  );
});

test("package.json allows the same versions, and npm rejects others", () => {
  const ranges = Object.entries(firstMinors).map(([major, minor]) => `^${major}.${minor}`);
  expect(engines.node).toBe(ranges.join(" || "));
  expect(readFileSync(".npmrc", "utf8")).toContain("engine-strict=true");
  expect(explainUnsupported(`${readFileSync(".nvmrc", "utf8").trim()}.99.0`)).toBeUndefined();
  // npm prints `help` together with the required versions.
  expect(engines.help).toBe(explainUnsupported("26.10.0")?.replace(", and this is 26.10.0", ""));
});

test("prints nothing on the version that runs the tests", () => {
  expect(execFileSync(process.execPath, [program], { encoding: "utf8" })).toBe("");
});

test.each(["build", "develop", "test"] as const)("npm run %s checks the version first", (name) => {
  expect(scripts[name]).toMatch(/^node src\/commands\/run\/supported-node\.js && /);
});

test("npm start builds first", () => {
  expect(scripts.start).toMatch(/^npm run build && /);
});
