/** What the editor calls some of its buttons, and what they are for. */
const names: Readonly<Record<string, string>> = {
  Slug: "Address of this page",
  Validation: "What has to be fixed",
  History: "Saves of this form",
  Backlinks: "Where this is used",
  "Show _default Content Options": "More for all of its fields",
  "Show Field Options": "More for this field",
  "Show Editor Options": "More for this form",
};

/** A bar above the fields of a group, which the editor leaves empty. */
const emptyBars = '.field[data-field-type="object"] > .field-wrapper > .wrapper > .header:not([data-title])';

/**
 * Names the buttons that are only a picture, for everybody: when someone points at one, and for screen readers. The bar of a folded
 * group gets its title.
 */
export function explainControls(editor: Element): void {
  function explain(): void {
    for (const button of editor.querySelectorAll("button[aria-label]:not([title])")) {
      const theirs = button.getAttribute("aria-label")?.replace(/[\u2068\u2069]/g, "") ?? "";
      const ours = names[theirs];
      if (ours !== undefined) button.setAttribute("aria-label", ours);
      button.setAttribute("title", ours ?? theirs);
    }
    for (const bar of editor.querySelectorAll(emptyBars)) {
      bar.setAttribute("data-title", bar.closest(".field")?.querySelector("h4")?.textContent ?? "");
    }
  }
  new MutationObserver(explain).observe(editor, { childList: true, subtree: true });
  explain();
}
