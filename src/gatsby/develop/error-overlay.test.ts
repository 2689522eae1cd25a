import { showContentFaults } from "./error-overlay";
import { contentFaultsPath } from "./error-overlay-path";

let source: FakeSource | undefined;

class FakeSource extends EventTarget {
  constructor(readonly url: string) {
    super();
    source = this;
  }
}

const tell = (faults: string) =>
  source?.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(faults) }));

beforeEach(() => {
  Object.assign(globalThis, { EventSource: FakeSource });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  document.body.innerHTML = "<h1>Our Team</h1>";
  showContentFaults();
});

const dialog = () => document.body.lastElementChild?.shadowRoot?.querySelector("dialog");

test("listens where the live-reload server speaks, and shows nothing while nothing is wrong", () => {
  expect(source?.url).toBe(contentFaultsPath);
  tell("");
  expect(dialog()?.open).toBe(false);
});

test("shows what the check found over the page until it is fixed", () => {
  tell("data/team.json\n  Found: <b>no comma</b>");
  expect(dialog()?.open).toBe(true);
  expect(dialog()?.querySelector("h2")).toHaveTextContent("Something to fix");
  expect(dialog()?.querySelector("pre")?.textContent).toBe("data/team.json\n  Found: <b>no comma</b>");
  tell("another fault");
  expect(dialog()?.querySelector("pre")?.textContent).toBe("another fault");
  tell("");
  expect(dialog()?.open).toBe(false);
  expect(document.querySelector("h1")).toHaveTextContent("Our Team");
});
