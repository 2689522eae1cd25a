import { type Answer, html } from "./answer";
import { savesPage, savesPath } from "./page/saves-page";
import { Refusal } from "./saving/refusal";
import type { Saves } from "./saving/saves";

/**
 * Answers for the list of saves and its buttons.
 * @param token what the form of a button must send
 * @returns a function of the path and of what a form sends; "" if nothing was sent
 */
export function savesAnswers(saves: Saves, token: string) {
  const show = (status: number, note?: string) => html(status, savesPage(saves.history(), token, note));

  return async (path: string, sent: string): Promise<Answer> => {
    if (sent === "") return show(200);
    if (new URLSearchParams(sent).get("token") !== token) {
      return show(403, "The live view was started again in the meantime. Try once more.");
    }
    try {
      const { title } = await saves.takeBack(path.slice(`${savesPath}/commit/`.length));
      return show(200, `Done: ${title}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return show(error.isConflict ? 409 : 422, `This was not taken back.\n${error.message}`);
    }
  };
}
