import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const guide = readFileSync("docs/operators/operations.md", "utf8");
const [, list = ""] = /## The log\n[\s\S]+?\n\n(- [\s\S]+?)\n\n/.exec(guide) ?? [];
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
