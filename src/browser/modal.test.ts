import { closeModal, makeRestInert, openModal } from "./modal";

/** The page's parts that cannot be reached. */
const inert = () =>
  [...document.querySelectorAll<HTMLElement>("[id]")].filter((one) => one.inert).map(({ id }) => id);

describe("what is held behind a dialog", () => {
  // The test's DOM does not know `inert` as a property of elements.
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

  test("is all but the dialog and what it stands in, until it is let go", () => {
    const letGo = makeRestInert(document.querySelector("dialog") as Element);
    expect(inert()).toEqual(["header", "words", "opener", "footer", "announcer", "still"]);
    letGo();
    expect(inert()).toEqual(["still"]);
  });

  test("is nothing beside a dialog that is no longer in the page", () => {
    const dialog = document.querySelector("dialog") as Element;
    dialog.remove();
    makeRestInert(dialog)();
    expect(inert()).toEqual(["still"]);
  });
});

describe("a dialog over the page", () => {
  const dialog = document.createElement("dialog");
  const methods = { showModal: jest.fn(), close: jest.fn(), showPopover: jest.fn(), hidePopover: jest.fn() };

  afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, "popover"));

  test.each([
    ["is a popover", true, ["showPopover", "hidePopover", "close"]],
    ["is modal where the browser knows no popovers", false, ["showModal", "close"]],
  ])("%s", (_, knowsPopovers, called) => {
    const { hidePopover, ...known } = methods;
    Object.assign(dialog, known, { hidePopover: knowsPopovers ? hidePopover : undefined });
    if (knowsPopovers)
      Object.defineProperty(HTMLElement.prototype, "popover", { configurable: true, value: null });
    openModal(dialog);
    closeModal(dialog);
    const calls = Object.entries(methods).filter(([, method]) => method.mock.calls.length > 0);
    expect(calls.map(([name]) => name).sort()).toEqual([...called].sort());
    jest.clearAllMocks();
  });

  test("opens with the focus on its first button where the browser knows no popovers", () => {
    document.body.append(dialog);
    dialog.innerHTML =
      "<div><button>Close</button><a href='/'>Home</a></div><button aria-hidden='true'></button>";
    Object.assign(dialog, methods);
    dialog.open = true;
    openModal(dialog);
    expect(dialog.querySelector("button")).toHaveFocus();
  });
});
