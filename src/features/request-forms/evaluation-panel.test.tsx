import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EvaluationPanel } from "./evaluation-panel";

const sheet = readFileSync("src/features/request-forms/evaluation-panel.module.css", "utf8");

jest.mock("./evaluation-form", () => ({ EvaluationForm: () => <form aria-label="Evaluation" /> }));

function panelOn({ isPhone }: { isPhone: boolean }) {
  // What the style sheet asks as well, so that both agree at 639.5 px too.
  const asked = jest.spyOn(window, "matchMedia");
  asked.mockImplementation(
    (media) => ({ media, matches: isPhone && sheet.includes(`@media ${media} {`) }) as MediaQueryList,
  );
  render(<EvaluationPanel heading="BOOK YOUR EVALUATION TODAY!" text="Tell us." />);
  return screen.getByRole("group");
}

test.each([
  ["a phone", true, false],
  ["a wider screen", false, true],
])("on %s it starts as it should", (_, isPhone, isOpen) => {
  expect(panelOn({ isPhone }).hasAttribute("open")).toBe(isOpen);
});

test("its heading opens it", async () => {
  const panel = panelOn({ isPhone: true });
  await userEvent.click(screen.getByRole("heading", { name: "BOOK YOUR EVALUATION TODAY!" }));
  expect(panel).toHaveAttribute("open");
});
