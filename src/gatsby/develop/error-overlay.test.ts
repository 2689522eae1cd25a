import { showErrorOverlay } from "./error-overlay";
import { errorOverlayPath } from "./error-overlay-path";

let source: FakeSource | undefined;

class FakeSource extends EventTarget {
  constructor(readonly url: string) {
    super();
    source = this;
  }
}

const tell = (problems: string) =>
  source?.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(problems) }));

beforeEach(() => {
  Object.assign(globalThis, { EventSource: FakeSource });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  document.body.innerHTML = "<h1>Our Team</h1>";
  showErrorOverlay();
});

const dialog = () => document.body.lastElementChild?.shadowRoot?.querySelector("dialog");

test("listens where the live-reload server speaks, and shows nothing while nothing is wrong", () => {
  expect(source?.url).toBe(errorOverlayPath);
  tell("");
  expect(dialog()?.open).toBe(false);
});

test("shows what the check found over the page until it is fixed", () => {
  tell("data/team.json\n  Found: <b>no comma</b>");
  expect(dialog()?.open).toBe(true);
  expect(dialog()?.querySelector("h2")).toHaveTextContent("Something to fix");
  expect(dialog()?.querySelector("pre")?.textContent).toBe("data/team.json\n  Found: <b>no comma</b>");
  tell("another problem");
  expect(dialog()?.querySelector("pre")?.textContent).toBe("another problem");
  tell("");
  expect(dialog()?.open).toBe(false);
  expect(document.querySelector("h1")).toHaveTextContent("Our Team");
});
