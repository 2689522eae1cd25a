import { getItem, getLocalItem, hasEnded, removeItem } from "../browser/session-storage";

/** A part for which this browser has stored something, such as a draft, under the names in `data-stored`. */
const storedPart = "[data-app][data-stored]";

/**
 * Whether something is stored for a part of the page, in this tab or on this device; or was, and has ended: then the part
 * has to forget what the browser itself has put back into its fields.
 */
export function hasStoredPart(): boolean {
  return [...document.querySelectorAll<HTMLElement>(storedPart)]
    .flatMap(namesOf)
    .some((name) => getItem(name) !== undefined || hasEnded(name) || getLocalItem(name) !== undefined);
}

/** Removes what is stored for a form when it is cleared, also while React does not run yet. */
export function forgetClearedForms(): void {
  addEventListener("reset", ({ target }) => {
    if (target instanceof HTMLElement) namesOf(target).forEach(removeItem);
  });
}

function namesOf({ dataset }: HTMLElement): string[] {
  return dataset.stored?.split(" ") ?? [];
}
