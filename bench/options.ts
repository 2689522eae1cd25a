import { parseArgs } from "node:util";
import { pages } from "../e2e/support/content";

/** What follows the name of a measurement: `npm run bench -- pages --runs 3 --routes /,/about`. */
export interface Options {
  readonly runs: number;
  readonly routes: readonly string[];
}

const all = pages.map(({ path }) => path);

/** @throws when a route is not one of the site, or the number of runs is none */
export function readOptions(parameters = process.argv.slice(3)): Options {
  const { values } = parseArgs({
    args: parameters,
    options: { runs: { type: "string", default: "5" }, routes: { type: "string" } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a whole number, not "${values.runs}".`);
  const routes = values.routes?.split(",") ?? all;
  const unknown = routes.filter((route) => !all.includes(route));
  if (unknown.length > 0)
    throw new Error(`No such page: ${unknown.join(", ")}. There are: ${all.join(", ")}.`);
  return { runs, routes };
}
