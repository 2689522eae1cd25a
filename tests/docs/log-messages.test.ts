import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const guide = readFileSync("docs/operators/operations.md", "utf8");
const [, table = ""] = /## The log\n[\s\S]+?(\| message[\s\S]+?)\n\n/.exec(guide) ?? [];
const messages = table
  .split("\n")
  .slice(2)
  .flatMap((row) =>
    Array.from((row.split(" | ")[0] ?? "").matchAll(/`([^`]+)`/g), ([, message = ""]) => message),
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
