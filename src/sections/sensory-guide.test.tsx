import { render, screen, within } from "@testing-library/react";
import { SensoryGuide } from "./sensory-guide";
import { sensoryGuide } from "./sensory-guide.fixtures";

beforeEach(() => void render(<SensoryGuide block={sensoryGuide} />));

test("each room says what one sees, hears, smells and touches", () => {
  const room = screen.getByRole("heading", { name: "1. Waiting room" }).closest("li") as HTMLElement;
  expect(
    within(room)
      .getAllByText(/:$/)
      .map((sense) => sense.parentElement?.textContent),
  ).toEqual(["See: A round rug.", "Hear: The phone.", "Smell: Coffee.", "Touch: Soft toys."]);
});

test("the quieter hours and what a family may ask for are said", () => {
  expect(screen.getByRole("heading", { name: "Quieter hours" })).toBeVisible();
  expect(screen.getByText("Before ten it is quieter.")).toBeVisible();
  for (const item of sensoryGuide.requests.items) expect(screen.getByText(item)).toBeVisible();
  expect(screen.getByText("Call us.")).toBeVisible();
});
