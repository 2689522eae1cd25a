import { render, screen } from "@testing-library/react";
import { pictureCard } from "./parts.fixtures";
import { Portrait } from "./portrait";

test("a photo has the person's name as its alternative text", () => {
  render(<Portrait person={{ name: "Rosa Lake", imageUrl: pictureCard }} sizes="288px" />);
  expect(screen.getByRole("img", { name: "Portrait of Rosa Lake" })).toBeVisible();
});

test.each([
  ["Rosa Lake", "RL"],
  ["Dr. Rosa M. van der Lake", "RL"],
  ["élise", "É"],
])("without a photo, %s is shown as %s, which screen readers skip", (name, initials) => {
  render(<Portrait person={{ name, imageUrl: null }} sizes="288px" />);
  expect(screen.getByText(initials).closest("svg")).toHaveAttribute("aria-hidden", "true");
  expect(screen.queryByRole("img")).toBeNull();
});
