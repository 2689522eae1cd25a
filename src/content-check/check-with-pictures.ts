import { type CheckResult, checkContent } from "./check-content";
import { inspectPictures } from "./pictures/inspect-pictures";

/**
 * Checks all content and every picture: what a build may be made of. Reading pictures takes time, hence the promise.
 * @param folder the project's folder
 */
export async function checkWithPictures(folder: string, today?: string): Promise<CheckResult> {
  return checkContent(folder, today, await inspectPictures(folder));
}
