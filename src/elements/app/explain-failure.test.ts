/** @jest-environment jsdom */
import { keepFields, putFieldsBack } from "./explain-failure";

const fields = `
  <details><input name="name" autocomplete="off"><input name="date" readonly></details>
  <textarea name="message"></textarea><select name="time"><option>9</option><option>10</option></select>
  <input type="checkbox" name="help" value="a"><input type="checkbox" name="help" value="b">
  <input type="search">`;
const all = () => [...document.querySelectorAll<HTMLInputElement>("input,textarea,select")];
const states = () => all().map(({ type, value, checked }) => (type === "checkbox" ? checked : value));

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = fields;
});

/** Fills in the fields of this page, and loads the page at this path. */
function fillInAndLoad(path = "/"): void {
  for (const field of all()) {
    if (field.type === "checkbox") field.checked = field.value === "b";
    else field.value = field.name === "time" ? "10" : `typed ${field.name}`;
  }
  keepFields();
  history.replaceState(null, "", path);
  document.body.innerHTML = fields;
  putFieldsBack();
}

test("what was typed, ticked and chosen is there after the page was loaded again, visible, and no longer stored", () => {
  fillInAndLoad();
  expect(states()).toEqual(["typed name", "", "typed message", "10", false, true, "typed "]);
  expect(document.querySelector("details")).toHaveAttribute("open");
  expect(sessionStorage).toHaveLength(0);
});

test("a field of another build keeps its own state, and a fold without input stays closed", () => {
  document.querySelectorAll("input")[0]?.remove();
  fillInAndLoad();
  expect(states()[0]).toBe("");
  expect(document.querySelector("details")).not.toHaveAttribute("open");
});

test("another page leaves what is kept alone", () => {
  fillInAndLoad("/other");
  expect(states()[2]).toBe("");
  expect(sessionStorage.getItem("kept-fields")).not.toBeNull();
});
