import { existsSync } from "node:fs";
import { printed, writeMeasurement } from "./table";

/** The benchmarks by name: `npm run bench -- chaos`. */
const programs: Record<string, () => Promise<{ default: () => Promise<void> }>> = {
  chaos: () => import("./relay/chaos"),
  group: () => import("./relay/group"),
  interactions: () => import("./interactions"),
  load: () => import("./relay/load"),
  pages: () => import("./pages"),
};

// `npm run bench -- pages --write` also writes what it prints to docs/performance.md.
const isWritten = process.argv.includes("--write");
process.argv = process.argv.filter((word) => word !== "--write");

const chosen = process.argv[2] ?? "pages";
const program = programs[chosen];
if (program === undefined) {
  process.stderr.write(
    `There is no benchmark "${chosen}". Choose one of: ${Object.keys(programs).join(", ")}.\n`,
  );
  process.exitCode = 1;
} else if (!existsSync("deploy/policy.json")) {
  process.stderr.write("Benchmarks measure the built site, and there is none yet: npm run build\n");
  process.exitCode = 1;
} else {
  process.once("exit", () => {
    if (isWritten && printed() !== "") writeMeasurement(chosen, printed());
  });
  program()
    .then((benchmark) => benchmark.default())
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      // Servers and browsers of the benchmark may still be open.
      process.exit(1);
    });
}
