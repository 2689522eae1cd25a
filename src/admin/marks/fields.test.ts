/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { goToField, goToFieldOfAddress } from "./fields";

const field = (name: string, label: string) =>
  `<section class="field" data-key-path="${name}"><div class="field-wrapper"><input aria-label="${label}"></div></section>`;
const entry = (fields: string) => `<div class="item-wrapper"><button>Expand</button>${fields}</div>`;
const control = (name: string) => screen.getByRole("textbox", { name });

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = jest.fn();
  document.body.innerHTML = `
    <div class="content-editor"><div class="pane" data-mode="edit" data-locale="en">
      <section class="field" data-key-path="team"><div class="field-wrapper"><div><div class="item-list">
        ${entry(field("team.0.name", "Name of Ben"))}${entry("")}
      </div></div></section>
      ${field("note", "Note")}
    </div></div>`;
});
afterEach(() => jest.useRealTimers());

/** What the editor does when it is asked to: it makes the fields of the folded entry. */
function unfold(): void {
  screen.getAllByRole("button")[1]?.insertAdjacentHTML("afterend", field("team.1.name", "Name of Ida"));
}

test("the focus moves into a field that the editor makes within three seconds", () => {
  goToField("team.1.name");
  jest.advanceTimersByTime(2_000);
  unfold();
  jest.advanceTimersByTime(200);
  expect(control("Name of Ida")).toHaveFocus();
});

test.each([
  ["types", () => fireEvent.input(control("Note"))],
  ["presses a key", () => fireEvent.keyDown(control("Note"), { key: "Tab" })],
  ["presses something", () => fireEvent.pointerDown(control("Note"))],
  ["scrolls", () => fireEvent.wheel(control("Note"))],
])("the focus stays where somebody %s while the field loads", (_, act) => {
  goToField("team.1.name");
  jest.advanceTimersByTime(1_000);
  control("Note").focus();
  act();
  unfold();
  jest.advanceTimersByTime(5_000);
  expect(control("Note")).toHaveFocus();
});

test("if a field does not appear, the focus moves to its entry, and not into the field of another one", () => {
  goToField("team.1.name");
  jest.advanceTimersByTime(5_000);
  expect(screen.getAllByRole("button")[1]).toHaveFocus();
});

test("if a field has no entry around it, the focus moves into the closest field around it", () => {
  goToField("note.source");
  jest.advanceTimersByTime(5_000);
  expect(control("Note")).toHaveFocus();
});

test("a page that is opened for a field goes there when its form is made, and forgets the field", async () => {
  jest.useRealTimers();
  const form = document.body.innerHTML;
  document.body.innerHTML = "";
  history.replaceState(null, "", "/admin?field=note#/collections/pages/entries/home");
  goToFieldOfAddress();
  document.body.innerHTML = form;
  await waitFor(() => expect(control("Note")).toHaveFocus());
  expect(location.search + location.hash).toBe("#/collections/pages/entries/home");
});
