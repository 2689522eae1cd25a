import { parseArgs } from "node:util";
import { concerns, pages } from "../e2e/support/content";

/** The options after the name of a benchmark: `npm run bench -- pages --runs 3 --routes /,/about`. */
export interface Options {
  readonly runs: number;
  readonly routes: readonly string[];
}

const all = pages.map(({ path }) => path);
/** The pages of concerns are all made in the same way, so one is measured only if it is asked for. */
const known = [...all, ...concerns.map(({ path }) => path)];

/** Parses the options. @throws when a route does not exist or the number of runs is not a positive integer */
export function readOptions(parameters = process.argv.slice(3)): Options {
  const { values } = parseArgs({
    args: parameters,
    options: { runs: { type: "string", default: "5" }, routes: { type: "string" } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a positive whole number, not "${values.runs}".`);
  const routes = values.routes?.split(",") ?? all;
  const unknown = routes.filter((route) => !known.includes(route));
  if (unknown.length > 0)
    throw new Error(`No such page: ${unknown.join(", ")}. The pages are: ${all.join(", ")}.`);
  return { runs, routes };
}
