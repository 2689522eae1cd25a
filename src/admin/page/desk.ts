import { showPageBeside } from "../beside/beside";
import { closingButton } from "../closing/closing-button";
import { showProblemsAtFields } from "../marks/marks";
import { reloadWhenNoFormIsOpen } from "./reload";
import { say, sayAgain } from "./say";

/**
 * Starts what only editing on one's own computer has: the page beside the form, the check's words at the fields, and
 * "Closed today" and "Closed tomorrow".
 */
export function startDesk(token: string): void {
  showProblemsAtFields(showPageBeside());
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-closes]"))
    closingButton(button, token, say, reloadWhenNoFormIsOpen);
  sayAgain();
}
