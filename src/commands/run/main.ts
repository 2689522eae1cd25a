/**
 * Runs Gatsby for `npm run build` and `npm run develop`, and reports its progress in plain sentences. A build also compiles
 * the server.
 */
import { parseArgs } from "node:util";
import { compileServer } from "../../../server/compile";
import { explainTakenPort, isTaken } from "./port";
import { isReady, plainReports } from "./progress";
import { runGatsby } from "./run-gatsby";

const beginnings: Readonly<Record<string, string>> = {
  build:
    "Building the site. This usually takes 2 to 4 minutes the first time, and under a minute after that.",
  develop:
    "Starting the live view. This usually takes 1 to 3 minutes the first time, and about a minute after that.",
};

const say = (text: string) => process.stdout.write(`${text}\n`);

async function run(command: string, options: string[]): Promise<number> {
  const { port, verbose } = readOptions(options);
  if (command === "develop" && (await isTaken(port))) {
    say(explainTakenPort(port));
    return 1;
  }
  say(beginnings[command] ?? "");
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 1000);
  const report = plainReports();
  let isOpen = false;
  const code = await runGatsby([command, ...options], verbose, (line) => {
    const text = report(line);
    if (text !== undefined) say(text);
    // Later compilations of the scripts, after changes of the code, print nothing.
    if (isOpen || !isReady(line)) return;
    isOpen = true;
    say(`Ready after ${seconds()} seconds. To stop, press Ctrl+C.\nOpen http://localhost:${port}`);
  });
  if (command !== "build" || code !== 0) return code;
  await compileServer();
  say(`The site was built in ${seconds()} seconds.`);
  return 0;
}

/** Reads the options of Gatsby that matter here. All options are passed on to Gatsby. */
function readOptions(args: string[]): { port: number; verbose: boolean } {
  const { values } = parseArgs({
    args,
    options: { port: { type: "string", short: "p" }, verbose: { type: "boolean" } },
    strict: false,
  });
  return { port: Number(values.port ?? process.env.PORT ?? 8000), verbose: values.verbose === true };
}

run(process.argv[2] ?? "", process.argv.slice(3)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  },
);
