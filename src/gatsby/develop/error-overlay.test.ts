/** @jest-environment jsdom */
import { errorOverlayPath, showErrorOverlay } from "./error-overlay";

let source: FakeSource | undefined;

class FakeSource extends EventTarget {
  constructor(readonly url: string) {
    super();
    source = this;
  }
}

const send = (problems: string) =>
  source?.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(problems) }));

beforeEach(() => {
  Object.assign(globalThis, { EventSource: FakeSource });
  document.body.innerHTML = "<h1>Our Team</h1>";
  showErrorOverlay();
});

const dialog = () => document.body.lastElementChild?.shadowRoot?.querySelector("dialog");

test("listens to the live-reload server, and shows nothing while there are no problems", () => {
  expect(source?.url).toBe(errorOverlayPath);
  send("");
  expect(dialog()?.open).toBe(false);
});

test("shows the problems over the page until they are fixed", () => {
  send("data/team.json\n  Found: <b>no comma</b>");
  expect(dialog()?.open).toBe(true);
  expect(dialog()?.querySelector("h2")).toHaveTextContent("Something to fix");
  expect(dialog()?.querySelector("pre")?.textContent).toBe("data/team.json\n  Found: <b>no comma</b>");
  send("another problem");
  expect(dialog()?.querySelector("pre")?.textContent).toBe("another problem");
  send("");
  expect(dialog()?.open).toBe(false);
  expect(document.querySelector("h1")).toHaveTextContent("Our Team");
});
