import { showPageBeside } from "../beside/beside";
import { closingButton } from "../closing/closing-button";
import { showProblemsAtFields } from "../marks/marks";
import { reloadWhenNoFormIsOpen } from "./reload";
import { say, sayAgain } from "./say";

/**
 * Starts what only editing on one's own computer has: the page beside the form, the check's words at the fields, and
 * "Closed tomorrow".
 */
export function startDesk(token: string): void {
  showPageBeside();
  showProblemsAtFields();
  const closing = document.querySelector<HTMLButtonElement>("#close-tomorrow");
  if (closing) closingButton(closing, token, say, reloadWhenNoFormIsOpen);
  sayAgain();
}
