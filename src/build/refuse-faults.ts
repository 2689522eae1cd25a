import type { GatsbyNode } from "gatsby";
import { checkContent } from "./check/check-content";
import { report } from "./check/report";

/**
 * Gatsby's onPreBootstrap: a build stops on faulty content before anything is made of it. Live reload only reports,
 * since an editor in the middle of a sentence wants to go on.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  const result = checkContent(process.cwd());
  if (result.faults.length === 0) return;
  const text = `The content under data/ has faults.\n\n${report(result)}`;
  if (process.env.NODE_ENV === "production") reporter.panic(text);
  else reporter.error(text);
};
