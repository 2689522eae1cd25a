import { spawnSync } from "node:child_process";
import { printed, stepsOf } from "../guide/steps";

const steps = stepsOf("docs/operators/deploy.md").map((step) => [step.title, step] as const);

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
