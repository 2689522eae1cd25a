import { closingPath } from "../host/names";
import type { ClosableDay } from "./closing-answers";

/** How long the first press counts, in milliseconds. */
const confirmWithinMs = 10_000;

/** What the server answers to either press. */
type Answer = ClosableDay & { readonly isSaved?: true };

/**
 * Makes a button close the clinic, on the day that its `data-closes` names, with two presses. The first one asks; Escape or
 * waiting takes it back.
 * @param say shows and announces a sentence
 * @param onSaved is called when the day is in the file
 */
export function closingButton(
  button: HTMLButtonElement,
  token: string,
  say: (sentence: string) => void,
  onSaved: () => void,
): void {
  const label = button.textContent;
  let confirmed: string | undefined;
  let timer: number | undefined;

  function reset(): void {
    window.clearTimeout(timer);
    confirmed = undefined;
    button.textContent = label;
  }
  function takeBack(): void {
    if (confirmed === undefined) return;
    reset();
    say("Nothing was closed.");
  }
  function ask({ date, day }: Answer): void {
    confirmed = date;
    button.textContent = `Close ${day}? Press again to confirm`;
    say(`Close ${day}? Press again to confirm, or Escape to leave it open.`);
    timer = window.setTimeout(takeBack, confirmWithinMs);
  }
  async function press(): Promise<void> {
    const date = confirmed ?? "";
    reset();
    if (date !== "") say("Saving ...");
    const response = await fetch(closingPath, {
      method: "POST",
      headers: { Authorization: `token ${token}` },
      body: JSON.stringify({ when: button.dataset.closes, date }),
    });
    if (!response.ok) throw new Error(response.statusText);
    const answer: Answer = await response.json();
    if (answer.obstacle !== undefined) say(answer.obstacle);
    else if (answer.isSaved === undefined) ask(answer);
    else {
      say(`${answer.day}, is closed now. To change the reason or to open again, choose Days closed.`);
      onSaved();
    }
  }
  button.addEventListener("click", () => {
    button.disabled = true;
    press()
      .catch(() => say("Nothing was closed: the website on this computer does not answer. Reload this page."))
      .finally(() => {
        button.disabled = false;
        button.focus();
      });
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") takeBack();
  });
}
