import { keepSaid } from "./say";

/** Whether an address of the editor is that of a form, and not of a list. */
export function isForm(address: string): boolean {
  return /\/(?:entries|new)(?:\/|$)/.test(address);
}

/**
 * Loads the page again, so that the editor reads the files again: now or, if a form is open, as soon as it is closed. The
 * editor itself looks for changes of others only when it saves.
 */
export function reloadWhenNoFormIsOpen(): void {
  if (isForm(location.hash)) {
    addEventListener("hashchange", reloadWhenNoFormIsOpen, { once: true });
    return;
  }
  keepSaid();
  location.reload();
}

/**
 * Loads the page again when someone goes from one file's form straight to another's, as with a bookmark or the Back button: the
 * editor (0.221.1) would show the second without any field. What it has kept of unsaved words stays.
 */
export function reloadBetweenFiles(): void {
  const formOfFile = /#\/collections\/(?!pages\/)[^/]+\/entries\//;
  addEventListener("hashchange", ({ oldURL, newURL }) => {
    if ([oldURL, newURL].every((address) => formOfFile.test(address))) location.reload();
  });
}

/**
 * Loads the page again as soon as someone goes to the translations, which have the English texts as they were when the page was
 * loaded.
 */
export function reloadBeforeTranslations(): void {
  addEventListener("hashchange", reloadIfTranslations);
}

function reloadIfTranslations(): void {
  if (location.hash.startsWith("#/collections/language-")) location.reload();
}
