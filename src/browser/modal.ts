const supportsPopover = () => "popover" in HTMLElement.prototype;

/** Opens a `<dialog popover>`, with `showModal` in browsers without popovers. See src/hooks/use-modal.ts. */
export function openModal(dialog: HTMLDialogElement): void {
  if (supportsPopover()) {
    dialog.showPopover();
    return;
  }
  dialog.showModal();
  // Safari before 17 focuses no control, or one without an accessible name.
  dialog.querySelector("button")?.focus();
}

/** Whether the dialog is open as a popover, whether a script or `popovertarget` opened it. */
export function isModalOpen(dialog: HTMLDialogElement): boolean {
  return supportsPopover() && dialog.matches(":popover-open");
}

/** Closes the dialog, whether it is open as a popover or with `showModal`. */
export function closeModal(dialog: HTMLDialogElement): void {
  dialog.hidePopover?.();
  dialog.close();
}

/**
 * Makes everything except an element and its ancestors inert.
 * @returns undoes that; elements that were inert before stay inert
 */
export function makeRestInert(element: Element): () => void {
  const changed = siblingsAtEveryLevel(element).filter(({ inert }) => !inert);
  for (const other of changed) other.inert = true;
  return () => {
    for (const other of changed) other.inert = false;
  };
}

function siblingsAtEveryLevel(element: Element): HTMLElement[] {
  const { parentElement } = element;
  if (parentElement === null || element === document.body) return [];
  const siblings = [...parentElement.children].filter((other) => other !== element);
  return [
    ...siblings.filter((other) => other instanceof HTMLElement),
    ...siblingsAtEveryLevel(parentElement),
  ];
}
