import { isTextField, restoreElement, twinFinder } from "./restore-element";
import { watchTextSelection } from "./text-selection";

const stateful = "input,textarea,select,details,dialog,button:is([aria-pressed],[data-pause])";

/**
 * Watches what the visitor does to a page, so that nothing of it is lost when a part is rendered again. Removed elements keep
 * their values, ticks and open groups; the focus, the caret and scroll positions are lost with them and recorded here.
 * @returns gives what was rendered in this task the state of what it replaced. Called at once, before the browser handles the
 *   next event, so that nothing is typed in between
 */
export function watchPageState(page: Element): () => void {
  const removed = new Set<Element>();
  const added = new Set<Element>();
  const restored = new WeakSet<Element>();
  const scrolled = new Map<Element, readonly [left: number, top: number]>();
  let focused: Element | null = page.contains(document.activeElement) ? document.activeElement : null;
  let caret = caretOf(focused);
  const restoreSelection = watchTextSelection(page);
  const observer = new MutationObserver(() => undefined);
  observer.observe(page, { childList: true, subtree: true });

  page.addEventListener("focusin", ({ target }) => {
    focused = target as Element;
    caret = caretOf(focused);
  });
  page.addEventListener("focusout", ({ target }) => {
    // Some browsers also send it for an element that is being removed: that one has not lost the focus to anything.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null;
    });
  });
  for (const type of ["selectionchange", "select", "input", "keyup", "pointerup"])
    document.addEventListener(type, () => {
      if (focused === document.activeElement) caret = caretOf(focused);
    });
  page.addEventListener(
    "scroll",
    ({ target }) => {
      if (target instanceof Element) scrolled.set(target, [target.scrollLeft, target.scrollTop]);
    },
    { capture: true, passive: true },
  );

  return () => {
    for (const { removedNodes, addedNodes } of observer.takeRecords()) {
      for (const node of removedNodes) if (node instanceof Element && !node.isConnected) removed.add(node);
      for (const node of addedNodes) if (node instanceof Element) added.add(node);
    }
    queueMicrotask(forget);
    const shown = [...added].filter((node) => node.isConnected);
    const isInside = (node: Element) => shown.some((other) => other !== node && other.contains(node));
    const find = twinFinder(
      [...removed],
      shown.filter((node) => !isInside(node)),
    );
    const elements = [...removed].flatMap((root) => [root, ...root.querySelectorAll(stateful)]);
    for (const element of elements) {
      const twin = restored.has(element) ? undefined : find(element);
      if (!twin) continue;
      restored.add(element);
      restoreElement(element, twin);
    }
    for (const [element, [left, top]] of scrolled) {
      if (!element.isConnected) find(element)?.scrollTo({ left, top, behavior: "instant" });
    }
    if (focused && !focused.isConnected) restoreFocus(find(focused));
    restoreSelection();
  };

  function forget(): void {
    removed.clear();
    added.clear();
  }

  function restoreFocus(twin: Element | undefined): void {
    if (!(twin instanceof HTMLElement)) return;
    const { start, end, direction } = caret;
    twin.focus({ preventScroll: true });
    if (isTextField(twin) && start !== null) twin.setSelectionRange(start, end, direction ?? undefined);
  }
}

function caretOf(field: Element | null) {
  if (!isTextField(field)) return { start: null, end: null, direction: null };
  return { start: field.selectionStart, end: field.selectionEnd, direction: field.selectionDirection };
}
