import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "../elements/controls";
import { useStaticQuery } from "gatsby";
import { renderToString } from "react-dom/server";
import { isCalm, setCalm } from "../browser/calm";
import { CalmSwitch } from "./header";
import { siteFacts } from "./layout.fixtures";

beforeEach(() => jest.mocked(useStaticQuery).mockReturnValue(siteFacts));
afterEach(() => setCalm(false));

const theSwitch = () => screen.getByRole("switch", { name: "Calm mode" });

test("a click turns calm mode on, and another click turns it off", async () => {
  render(<CalmSwitch />);
  expect(theSwitch()).not.toBeChecked();
  await userEvent.click(theSwitch());
  expect(theSwitch()).toBeChecked();
  expect(isCalm()).toBe(true);
  await userEvent.click(theSwitch());
  expect(theSwitch()).not.toBeChecked();
  expect(isCalm()).toBe(false);
});

test("the space bar turns calm mode on", async () => {
  render(<CalmSwitch />);
  await userEvent.tab();
  expect(theSwitch()).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(theSwitch()).toBeChecked();
});

test("it is on if calm mode was turned on during an earlier visit", () => {
  setCalm(true);
  render(<CalmSwitch />);
  expect(theSwitch()).toBeChecked();
});

test("the server-rendered button has no on or off state", () => {
  const html = renderToString(<CalmSwitch />);
  expect(html).toContain("Calm mode</button>");
  expect(html).not.toMatch(/role=|aria-/);
});
