/** @jest-environment jsdom */
import { closeModal, makeRestInert, openModal } from "./modal";

/** The ids of all inert elements. */
const inert = () =>
  [...document.querySelectorAll<HTMLElement>("[id]")].filter((one) => one.inert).map(({ id }) => id);

describe("makeRestInert", () => {
  // jsdom does not implement the `inert` property.
  beforeEach(() => {
    Object.defineProperty(HTMLElement.prototype, "inert", {
      configurable: true,
      get(this: HTMLElement) {
        return this.hasAttribute("inert");
      },
      set(this: HTMLElement, isInert: boolean) {
        this.toggleAttribute("inert", isInert);
      },
    });
    document.body.innerHTML = `
      <div id="page">
        <header id="header"></header>
        <main id="main"><p id="words"></p><section id="video"><button id="opener"></button><dialog></dialog></section></main>
        <footer id="footer"></footer>
      </div>
      <div id="announcer"></div>
      <div id="still" inert></div>`;
  });

  afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, "inert"));

  test("makes everything inert except the dialog and its ancestors, until it is undone", () => {
    const undo = makeRestInert(document.querySelector("dialog") as Element);
    expect(inert()).toEqual(["header", "words", "opener", "footer", "announcer", "still"]);
    undo();
    expect(inert()).toEqual(["still"]);
  });

  test("makes nothing inert for a dialog that is no longer in the page", () => {
    const dialog = document.querySelector("dialog") as Element;
    dialog.remove();
    makeRestInert(dialog)();
    expect(inert()).toEqual(["still"]);
  });
});

describe("openModal", () => {
  const dialog = document.createElement("dialog");
  const methods = { showModal: jest.fn(), close: jest.fn(), showPopover: jest.fn(), hidePopover: jest.fn() };

  afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, "popover"));

  test.each([
    ["as a popover", true, ["showPopover", "hidePopover", "close"]],
    ["with showModal in browsers without popovers", false, ["showModal", "close"]],
  ])("shows the dialog %s", (_, supportsPopover, called) => {
    const { hidePopover, ...known } = methods;
    Object.assign(dialog, known, { hidePopover: supportsPopover ? hidePopover : undefined });
    if (supportsPopover)
      Object.defineProperty(HTMLElement.prototype, "popover", { configurable: true, value: null });
    openModal(dialog);
    closeModal(dialog);
    const calls = Object.entries(methods).filter(([, method]) => method.mock.calls.length > 0);
    expect(calls.map(([name]) => name).sort()).toEqual([...called].sort());
    jest.clearAllMocks();
  });

  test("focuses the dialog's first button in browsers without popovers", () => {
    document.body.append(dialog);
    dialog.innerHTML =
      "<div><button>Close</button><a href='/'>Home</a></div><button aria-hidden='true'></button>";
    Object.assign(dialog, methods);
    dialog.open = true;
    openModal(dialog);
    expect(dialog.querySelector("button")).toHaveFocus();
  });
});
