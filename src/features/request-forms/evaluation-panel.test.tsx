import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "../../elements/controls";
import { EvaluationPanel } from "./evaluation-panel";

const sheet = readFileSync("src/features/request-forms/evaluation-panel.module.css", "utf8");

jest.mock("./evaluation-form", () => ({ EvaluationForm: () => <form aria-label="Evaluation" /> }));

function panelOn({ isPhone }: { isPhone: boolean }) {
  // Matches only a query that the style sheet also has, so that script and CSS agree even at 639.5 px.
  const matchMedia = jest.spyOn(window, "matchMedia");
  matchMedia.mockImplementation(
    (media) => ({ media, matches: isPhone && sheet.includes(`@media ${media} {`) }) as MediaQueryList,
  );
  render(<EvaluationPanel heading="BOOK YOUR EVALUATION TODAY!" text="Tell us." />);
  return screen.getByRole("group");
}

test.each([
  ["closed on a phone", true, false],
  ["open on a wider screen", false, true],
])("the panel starts %s", (_, isPhone, isOpen) => {
  expect(panelOn({ isPhone }).hasAttribute("open")).toBe(isOpen);
});

test("a click on the heading opens the panel", async () => {
  const panel = panelOn({ isPhone: true });
  await userEvent.click(screen.getByRole("heading", { name: "BOOK YOUR EVALUATION TODAY!" }));
  expect(panel).toHaveAttribute("open");
});
