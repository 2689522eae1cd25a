import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { renderToString } from "react-dom/server";
import { isCalm, setCalm } from "../browser/calm";
import { Hydration } from "../hooks/use-is-hydrated";
import { CalmSwitch } from "./calm-switch";
import { siteFacts } from "./layout.fixtures";

beforeEach(() => jest.mocked(useStaticQuery).mockReturnValue(siteFacts));
afterEach(() => setCalm(false));

const write = () =>
  renderToString(
    <Hydration>
      <CalmSwitch />
    </Hydration>,
  );

const theSwitch = () => screen.getByRole("switch", { name: "Calm mode" });

test("it is off until it is pressed, and is pressed again to end", async () => {
  render(<CalmSwitch />);
  expect(theSwitch()).not.toBeChecked();
  await userEvent.click(theSwitch());
  expect(theSwitch()).toBeChecked();
  expect(isCalm()).toBe(true);
  await userEvent.click(theSwitch());
  expect(theSwitch()).not.toBeChecked();
  expect(isCalm()).toBe(false);
});

test("it obeys the keyboard", async () => {
  render(<CalmSwitch />);
  await userEvent.tab();
  expect(theSwitch()).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(theSwitch()).toBeChecked();
});

test("it knows a choice of a former visit", () => {
  setCalm(true);
  render(<CalmSwitch />);
  expect(theSwitch()).toBeChecked();
});

test("the page's HTML, the same for all, tells no state", () => {
  const html = write();
  expect(html).toContain("Calm mode</button>");
  expect(html).not.toMatch(/role=|aria-/);
});

test("a press that comes before the script is kept for it, and without script there is no switch", () => {
  const html = write();
  expect(html).toContain("data-replay-click");
  expect(html).toMatch(/^<div class="requires-js">/);
});
