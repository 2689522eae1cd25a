import { execFileSync } from "node:child_process";
import type { GatsbyNode } from "gatsby";
import { checkWithPictures } from "../../content-check/check-with-pictures";
import { readContent } from "../../content-check/read-content";
import { report, saveInLiveView } from "../../content-check/report";
import { findOutdatedDocuments } from "../../content-check/rules/made-documents";
import { recordLivePages } from "../../content-check/translations/read-languages";
import { markBuildStarted } from "../changes/record";
import { syncLastValidContent } from "../develop/last-valid-content";
import { startLearning } from "../output/learn-search";

/**
 * Gatsby's onPreBootstrap: records which translated pages are live. A build stops if the content is invalid, and regenerates outdated PDFs. Live
 * reload continues with the last valid content, and only warns of outdated PDFs.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const isLive = process.env.NODE_ENV === "development";
  const folder = process.cwd();
  for (const name of recordLivePages(folder)) reporter.info(`${name} is complete: it is now live.`);
  if (!isLive) markBuildStarted("var");
  const result = await (isLive ? syncLastValidContent : checkWithPictures)(folder);
  if (result.problems.length === 0) {
    startLearning();
    const rebuilt = isLive ? undefined : rebuildOutdatedDocuments(folder);
    if (rebuilt) reporter.info(rebuilt);
    const rest = rebuilt ? await checkWithPictures(folder) : result;
    if (rest.warnings.length > 0) reporter.warn(report(rest));
    return;
  }
  const title = "There are problems in the content under data/.";
  if (isLive) reporter.error(`${title}\n\n${report(result, saveInLiveView)}`);
  else reporter.panic(`${title}\n\n${report(result)}`);
};

/**
 * Regenerates the PDFs whose content has changed. They are made in a separate process that is started only if
 * needed, because it loads fonts and a PDF library.
 * @param folder the project's folder
 * @returns the last line of its output, or undefined if no PDF was outdated
 */
function rebuildOutdatedDocuments(folder: string): string | undefined {
  if (findOutdatedDocuments(readContent(folder).content).length === 0) return undefined;
  const program = ["--import", "tsx", "documents/build.ts", "--outdated"];
  return execFileSync(process.execPath, program, { cwd: folder, encoding: "utf8" }).trim().split("\n").at(-1);
}
