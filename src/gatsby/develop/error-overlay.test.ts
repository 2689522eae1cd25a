/** @jest-environment jsdom */

import { screen, waitFor } from "@testing-library/dom";
import { quietErrors, showErrorOverlay } from "./error-overlay";

let source: FakeSource | undefined;

class FakeSource extends EventTarget {
  constructor() {
    super();
    source = this;
  }
}

const send = (problems: string) =>
  source?.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(problems) }));

const dialog = () => document.body.lastElementChild?.shadowRoot?.querySelector("dialog");

test("shows the problems over the page until they are fixed", () => {
  Object.assign(globalThis, { EventSource: FakeSource });
  document.body.innerHTML = "<h1>Our Team</h1>";
  showErrorOverlay();
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

test("while Gatsby shows an error to developers, editors read a plain sentence", async () => {
  document.body.innerHTML = "<h1>Our Team</h1>";
  quietErrors();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  const overlay = document.createElement("gatsby-fast-refresh");
  overlay.textContent = "Unhandled Runtime Error";
  document.body.append(overlay);
  expect(await screen.findByRole("alert")).toHaveTextContent("This page cannot be shown at the moment.");
  expect(screen.getByText("Unhandled Runtime Error")).not.toBeVisible();
  overlay.remove();
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
});
