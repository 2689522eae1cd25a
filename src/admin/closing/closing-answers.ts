import { collections } from "../../content/collections";
import { readContent } from "../../content-check/read-content";
import { type Answer, json } from "../answer";
import type { WorkingFiles } from "../host/working-files";
import { Refusal } from "../saving/refusal";
import type { Saves } from "../saving/saves";
import { closableDay, type When, withDay } from "./closable-day";

const path = `data/${collections.closures.source}`;

/**
 * Answers for the buttons that close the clinic today or tomorrow: what that day is and, if a date is sent, the save.
 * @param project the project's folder
 * @returns a function of the button and the date that an editor has confirmed; "" to ask only
 */
export function closingAnswers(
  project: string,
  files: WorkingFiles,
  saves: Saves,
  now: () => Date = () => new Date(),
): (when: When, confirmed: string) => Promise<Answer> {
  return async (when, confirmed) => {
    const day = closableDay(when, now(), readContent(project).content);
    if (confirmed === "" || day.obstacle !== undefined) return json(200, day);
    // Midnight may have passed since the button was pressed the first time.
    if (confirmed !== day.date) return json(200, { ...day, obstacle: "It is another day now. Press again." });
    try {
      const content = Buffer.from(withDay(files.read(path).toString("utf8"), confirmed));
      await saves.save([{ path, content, basedOn: files.shaOf(path) }]);
      return json(200, { ...day, isSaved: true });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return json(200, { ...day, obstacle: `This was not saved.\n${error.message}` });
    }
  };
}
