import { persistCheckboxes } from "./persist-checkboxes";

/** A list with so many boxes, none ticked. */
function listOf(count: number): HTMLElement {
  const list = document.createElement("div");
  list.innerHTML = '<input type="checkbox">'.repeat(count);
  return list;
}
const boxes = (list: HTMLElement) => [...list.querySelectorAll("input")];
const ticks = (list: HTMLElement) => boxes(list).map(({ checked }) => checked);

beforeEach(() => sessionStorage.clear());

test("what is ticked is ticked again when the list is there anew, and what was ticked before that stays", () => {
  const list = listOf(3);
  persistCheckboxes(list, "pack");
  boxes(list)[1]?.dispatchEvent(new Event("change", { bubbles: true }));
  expect(ticks(list)).toEqual([false, false, false]);
  const first = boxes(list)[0] as HTMLInputElement;
  first.checked = true;
  first.dispatchEvent(new Event("change", { bubbles: true }));

  const anew = listOf(3);
  (boxes(anew)[2] as HTMLInputElement).checked = true;
  persistCheckboxes(anew, "pack");
  expect(ticks(anew)).toEqual([true, false, true]);

  const other = listOf(3);
  persistCheckboxes(other, "another pack");
  expect(ticks(other)).toEqual([false, false, false]);
});

test("a tick that was taken away stays away", () => {
  sessionStorage.setItem("pack", "xx-");
  const list = listOf(3);
  const end = persistCheckboxes(list, "pack");
  const first = boxes(list)[0] as HTMLInputElement;
  first.checked = false;
  first.dispatchEvent(new Event("change", { bubbles: true }));
  end();
  const anew = listOf(3);
  persistCheckboxes(anew, "pack");
  expect(ticks(anew)).toEqual([false, true, false]);
});

test("ticks of a list that has changed since are not put on other things", () => {
  sessionStorage.setItem("pack", "xxx");
  const list = listOf(4);
  persistCheckboxes(list, "pack");
  expect(ticks(list)).toEqual([false, false, false, false]);
});
