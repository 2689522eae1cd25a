import { type CheckResult, checkContent } from "./check-content";
import { inspectPictures } from "./pictures/inspect-pictures";

/** Checks all content and opens every picture. A build starts only if this finds no problems. */
export async function checkWithPictures(folder: string, today?: string): Promise<CheckResult> {
  return checkContent(folder, today, await inspectPictures(folder));
}
