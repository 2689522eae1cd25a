import { followStoredCalm, isCalm, setCalm, watchCalm } from "../browser/calm";
import { define, find, PageElement } from "./page-element";

/**
 * `<calm-switch>`: makes its button a switch for calm mode. The server-rendered HTML can't know the visitor's
 * choice, so there it is a plain button without a state rather than a switch with a wrong one.
 */
class CalmSwitch extends PageElement {
  protected connect(signal: AbortSignal): void {
    const button = find(this, "button", HTMLButtonElement);
    const show = () => button.setAttribute("aria-checked", String(isCalm()));
    button.setAttribute("role", "switch");
    button.addEventListener("click", () => setCalm(!isCalm()), { signal });
    followStoredCalm(signal);
    watchCalm(show, signal);
    show();
  }
}

define("calm-switch", CalmSwitch);
