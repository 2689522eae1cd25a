const knowsPopovers = () => "popover" in HTMLElement.prototype;

/** Shows a dialog with `popover` over the page; browsers without popovers make it modal. */
export function openModal(dialog: HTMLDialogElement): void {
  if (knowsPopovers()) {
    dialog.showPopover();
    return;
  }
  dialog.showModal();
  // Safari before 17 moves the focus to no control, or to one that has no name.
  dialog.querySelector("button")?.focus();
}

/** Whether it is shown so, by script or without. */
export function isModalOpen(dialog: HTMLDialogElement): boolean {
  return knowsPopovers() && dialog.matches(":popover-open");
}

/** Takes it away again, whichever way it was shown. */
export function closeModal(dialog: HTMLDialogElement): void {
  dialog.hidePopover?.();
  dialog.close();
}

/**
 * Makes all of the page inert but an element.
 * @returns takes that back, and leaves inert what was so before
 */
export function makeRestInert(element: Element): () => void {
  const held = allBeside(element).filter(({ inert }) => !inert);
  for (const one of held) one.inert = true;
  return () => {
    for (const one of held) one.inert = false;
  };
}

function allBeside(element: Element): HTMLElement[] {
  const { parentElement } = element;
  if (parentElement === null || element === document.body) return [];
  const beside = [...parentElement.children].filter((other) => other !== element);
  return [...beside.filter((other) => other instanceof HTMLElement), ...allBeside(parentElement)];
}
