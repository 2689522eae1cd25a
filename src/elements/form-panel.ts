import { breakpoints } from "../shared/site/breakpoints";
import { define, find, PageElement } from "./page-element";

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
