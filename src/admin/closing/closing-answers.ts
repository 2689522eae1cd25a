import { collections } from "../../content/collections";
import { readContent } from "../../content-check/read-content";
import { type Answer, json } from "../answer";
import type { WorkingFiles } from "../host/working-files";
import { Refusal } from "../saving/refusal";
import type { Saves } from "../saving/saves";
import { tomorrowAt, withDay } from "./tomorrow";

const path = `data/${collections.closures.source}`;

/**
 * Answers for the button that closes the clinic on its next day: what that day is and, if a date is sent, the save.
 * @param project the project's folder
 * @returns a function of the date that an editor has confirmed; "" to ask only
 */
export function closingAnswers(
  project: string,
  files: WorkingFiles,
  saves: Saves,
  now: () => Date = () => new Date(),
): (confirmed: string) => Promise<Answer> {
  return async (confirmed) => {
    const tomorrow = tomorrowAt(now(), readContent(project).content);
    if (confirmed === "" || tomorrow.obstacle !== undefined) return json(200, tomorrow);
    // Midnight may have passed since the button was pressed the first time.
    if (confirmed !== tomorrow.date)
      return json(200, { ...tomorrow, obstacle: "It is another day now. Press again." });
    try {
      const content = Buffer.from(withDay(files.read(path).toString("utf8"), confirmed));
      await saves.save([{ path, content, basedOn: files.shaOf(path) }]);
      return json(200, { ...tomorrow, isSaved: true });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return json(200, { ...tomorrow, obstacle: `This was not saved.\n${error.message}` });
    }
  };
}
