/** @jest-environment jsdom */
import { persistCheckboxes } from "./visit-panel";

/** A list of `count` unchecked boxes. */
function listOf(count: number): HTMLElement {
  const list = document.createElement("div");
  list.innerHTML = '<input type="checkbox">'.repeat(count);
  return list;
}
const boxes = (list: HTMLElement) => [...list.querySelectorAll("input")];
const checks = (list: HTMLElement) => boxes(list).map(({ checked }) => checked);

beforeEach(() => sessionStorage.clear());

test("checked boxes are checked again in a new list, and boxes checked before that stay checked", () => {
  const list = listOf(3);
  persistCheckboxes(list, "pack");
  boxes(list)[1]?.dispatchEvent(new Event("change", { bubbles: true }));
  expect(checks(list)).toEqual([false, false, false]);
  const first = boxes(list)[0] as HTMLInputElement;
  first.checked = true;
  first.dispatchEvent(new Event("change", { bubbles: true }));

  const next = listOf(3);
  (boxes(next)[2] as HTMLInputElement).checked = true;
  persistCheckboxes(next, "pack");
  expect(checks(next)).toEqual([true, false, true]);

  const other = listOf(3);
  persistCheckboxes(other, "another pack");
  expect(checks(other)).toEqual([false, false, false]);
});

test("a box that was unchecked stays unchecked", () => {
  sessionStorage.setItem("pack", "xx-");
  const list = listOf(3);
  const end = persistCheckboxes(list, "pack");
  const first = boxes(list)[0] as HTMLInputElement;
  first.checked = false;
  first.dispatchEvent(new Event("change", { bubbles: true }));
  end();
  const next = listOf(3);
  persistCheckboxes(next, "pack");
  expect(checks(next)).toEqual([false, true, false]);
});

test("stored checks are ignored if the number of boxes has changed", () => {
  sessionStorage.setItem("pack", "xxx");
  const list = listOf(4);
  persistCheckboxes(list, "pack");
  expect(checks(list)).toEqual([false, false, false, false]);
});
