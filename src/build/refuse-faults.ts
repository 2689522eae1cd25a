import type { GatsbyNode } from "gatsby";
import { checkWithPictures } from "./check/check-with-pictures";
import { report, saveInLiveView } from "./check/report";
import { keepSoundContent } from "./develop/sound-content";

/**
 * Gatsby's onPreBootstrap: a build stops on faulty content before anything is made of it. Live reload goes on with the
 * content as it was before the fault.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const isLive = process.env.NODE_ENV === "development";
  const result = await (isLive ? keepSoundContent : checkWithPictures)(process.cwd());
  if (result.faults.length === 0) {
    if (result.warnings.length > 0) reporter.warn(report(result));
    return;
  }
  const title = "There is something to fix in the content:";
  if (isLive) reporter.error(`${title}\n\n${report(result, saveInLiveView)}`);
  else reporter.panic(`${title}\n\n${report(result)}`);
};
