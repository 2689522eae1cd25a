import { followStoredCalm, isCalm, setCalm, watchCalm } from "../browser/calm";
import { eachTimeShown } from "../browser/when-shown";
import { breakpoints } from "../shared/site/breakpoints";
import { fill } from "../words/fill";
import { define, find, PageElement } from "./page-element";
import { script } from "./words";

/**
 * `<form-panel>`: its `<details>` starts closed on phones and open on wider screens. The HTML is the same for all
 * screens and always has `open`, so on phones CSS inverts the meaning of `open` until this script has run, which
 * also keeps the result of an earlier tap.
 */
class FormPanel extends PageElement {
  protected connect(): void {
    const panel = find(this, "details", HTMLDetailsElement);
    if (panel.dataset.ready === "") return;
    if (matchMedia(breakpoints.narrow).matches) panel.open = !panel.open;
    panel.dataset.ready = "";
  }
}

define("form-panel", FormPanel);

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

/** `<concern-search>`: answers what a parent types. What it needs for that is loaded when the field is touched first. */
class ConcernSearch extends PageElement {
  protected connect(signal: AbortSignal): void {
    let isLoading = false;
    const load = () => {
      if (isLoading) return;
      isLoading = true;
      import("./search-box")
        .then(({ startSearch }) => startSearch(this, signal))
        .catch(() => {
          isLoading = false;
          find(this, "[role=status]", HTMLElement).textContent = this.dataset.failed ?? "";
        });
    };
    for (const type of ["focusin", "input"]) this.addEventListener(type, load, { signal });
    // What was typed before this script ran.
    if (this.querySelector("input")?.value) load();
  }
}

define("concern-search", ConcernSearch);

/**
 * `<offline-notice>`: shows its own paragraph while the device is offline, and on a stored page, which the service worker marks:
 * where a signal is there but dead, the browser thinks that it is online.
 */
class OfflineNotice extends PageElement {
  protected connect(signal: AbortSignal): void {
    const notice = find(this, ":scope > p", HTMLElement);
    const { dataset } = document.documentElement;
    const show = (event?: Event) => {
      if (event?.type === "online") delete dataset.stored;
      notice.hidden = navigator.onLine && dataset.stored === undefined;
    };
    for (const type of ["online", "offline"]) addEventListener(type, show, { signal });
    eachTimeShown(() => show(), signal);
  }
}

define("offline-notice", OfflineNotice);
