import { fill } from "../words/fill";
import { define, find, PageElement } from "./page-element";
import { script } from "./words";

/**
 * `<age-choice>`: each of its buttons shows only the groups whose `data-ages` has the button's value. Without JavaScript, all
 * groups show. They are buttons because browsers store what is chosen in fields, and the age must be nowhere but on the screen.
 */
class AgeChoice extends PageElement {
  protected connect(signal: AbortSignal): void {
    const choices = this.querySelectorAll("button");
    const show = (chosen: HTMLButtonElement) => {
      for (const choice of choices) choice.setAttribute("aria-pressed", String(choice === chosen));
      for (const group of this.querySelectorAll<HTMLElement>("[data-ages]")) {
        group.hidden = !group.dataset.ages?.split(" ").includes(chosen.value);
      }
      const [shown, all] = [this.count(":not([hidden])"), this.count("")];
      const status = find(this, "[role=status]", HTMLElement);
      status.textContent = shown === all ? "" : fill(script.shown, { shown, all });
    };
    for (const choice of choices) choice.addEventListener("click", () => show(choice), { signal });
  }

  /** Counts the headings of entries in certain groups. */
  private count(which: string): number {
    return this.querySelectorAll(`[data-ages]${which} h4`).length;
  }
}

define("age-choice", AgeChoice);
