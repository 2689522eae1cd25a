import { define, PageElement } from "./page-element";

/** `<concern-search>`: answers what a parent types. What it needs for that is loaded when the field is touched first. */
class ConcernSearch extends PageElement {
  protected connect(signal: AbortSignal): void {
    const load = () => {
      import("./search-box").then(({ startSearch }) => startSearch(this, signal)).catch(() => this.fail());
    };
    this.addEventListener("focusin", load, { signal, once: true });
    // What was typed before this script ran.
    if (this.querySelector("input")?.value) load();
  }

  private fail(): void {
    const status = this.querySelector("[role=status]");
    if (status) status.textContent = this.dataset.failed ?? "";
  }
}

define("concern-search", ConcernSearch);
