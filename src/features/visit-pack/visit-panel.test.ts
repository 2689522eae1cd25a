/** @jest-environment jsdom */
import { persistCheckboxes } from "./visit-panel";

/** A list of boxes, one for each letter: "x" is checked. */
function listOf(checks: string): HTMLElement {
  const list = document.createElement("div");
  list.innerHTML = [...checks]
    .map((check) => `<input type="checkbox" ${check === "x" ? "checked" : ""}>`)
    .join("");
  return list;
}
const checksOf = (list: HTMLElement) =>
  [...list.querySelectorAll("input")].map(({ checked }) => (checked ? "x" : "-")).join("");

beforeEach(() => sessionStorage.clear());

test.each([
  ["boxes that were checked are checked again", "x--", "---", "x--", "x--"],
  ["boxes that were checked before that stay checked, and are stored", "x--", "--x", "x-x", "x-x"],
  ["stored checks are ignored if the number of boxes has changed", "xxx", "----", "----", "xxx"],
])("%s", (_, stored, before, after, storedAfter) => {
  sessionStorage.setItem("pack", stored);
  const list = listOf(before);
  persistCheckboxes(list, "pack");
  expect(checksOf(list)).toBe(after);
  expect(sessionStorage.getItem("pack")).toBe(storedAfter);
  const other = listOf("---");
  persistCheckboxes(other, "another pack");
  expect(checksOf(other)).toBe("---");
});

test("a box that was unchecked stays unchecked", () => {
  sessionStorage.setItem("pack", "xx-");
  const list = listOf("---");
  const end = persistCheckboxes(list, "pack");
  list.querySelector("input")?.click();
  list.querySelector("input")?.dispatchEvent(new Event("change", { bubbles: true }));
  end();
  const next = listOf("---");
  persistCheckboxes(next, "pack");
  expect(checksOf(next)).toBe("-x-");
});
