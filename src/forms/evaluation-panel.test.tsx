import { render, screen } from "@testing-library/react";
import { EvaluationPanel } from "./evaluation-panel";

jest.mock("./evaluation-form", () => ({ EvaluationForm: () => <form aria-label="Evaluation" /> }));

function panelOn({ isPhone }: { isPhone: boolean }) {
  Object.assign(window, { matchMedia: () => ({ matches: isPhone }) });
  render(<EvaluationPanel heading="BOOK YOUR EVALUATION TODAY!" text="Tell us." />);
  return screen.getByRole("group");
}

test.each([
  ["a phone", true, false],
  ["a wider screen", false, true],
])("on %s it starts as it should", (_, isPhone, isOpen) => {
  expect(panelOn({ isPhone }).hasAttribute("open")).toBe(isOpen);
});

test("its heading opens and closes it", () => {
  panelOn({ isPhone: true });
  expect(
    screen.getByRole("heading", { name: "BOOK YOUR EVALUATION TODAY!" }).closest("summary"),
  ).toBeVisible();
});
