import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "../elements/controls";
import { HelpByAge } from "./help-by-age";
import { helpByAge } from "./help-by-age.fixtures";

const titles = (items: HTMLElement[]) => items.map(({ textContent }) => textContent);
const shown = () => titles(screen.queryAllByRole("heading", { level: 4 }));
const groups = () => titles(screen.queryAllByRole("heading", { level: 3 }));
const choose = (age: string) => userEvent.click(screen.getByRole("button", { name: age }));
const all = helpByAge.helpers.map(({ title }) => title);

test("everybody who helps is shown, grouped by age, until a family chooses one", () => {
  render(<HelpByAge block={helpByAge} />);
  expect(shown()).toEqual(all);
  expect(groups()).toEqual(["Under 3", "3 or older", "Under 19", "Any age"]);
  const question = within(screen.getByRole("group", { name: "How old is your child?" }));
  expect(titles(question.getAllByRole("button"))).toEqual(["Under 3", "3 to 18", "19 or older", "All ages"]);
  expect(question.getByRole("button", { pressed: true })).toHaveTextContent("All ages");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test.each([
  ["Under 3", ["Under 3", "Under 19", "Any age"], "4 of 5 are shown."],
  ["3 to 18", ["3 or older", "Under 19", "Any age"], "4 of 5 are shown."],
  ["19 or older", ["3 or older", "Any age"], "3 of 5 are shown."],
  ["All ages", ["Under 3", "3 or older", "Under 19", "Any age"], ""],
])("%s: what fits is shown, and how much is announced", async (age, names, status) => {
  render(<HelpByAge block={helpByAge} />);
  await choose("Under 3");
  await choose(age);
  expect(screen.getByRole("button", { pressed: true })).toHaveTextContent(age);
  expect(groups()).toEqual(names);
  expect(screen.getByRole("status")).toHaveTextContent(status);
});

test("without ages there is nothing to ask", () => {
  const helpers = helpByAge.helpers.filter(({ fromAge, untilAge }) => !fromAge && !untilAge);
  render(<HelpByAge block={{ ...helpByAge, helpers, actions: null }} />);
  expect(shown()).toEqual(["Parents", "Help line"]);
  expect(screen.queryByRole("button")).toBeNull();
});
