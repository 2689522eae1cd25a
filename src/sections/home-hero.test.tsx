import { render, screen } from "@testing-library/react";
import { HomeHero } from "./home-hero";
import { homeHero } from "./home-hero.fixtures";

jest.mock("../features/request-forms/evaluation-panel", () => ({
  EvaluationPanel: ({ heading, text }: { heading: string; text: string }) => (
    <form aria-label={heading}>{text}</form>
  ),
}));

test("the evaluation form has the heading and text of the block", () => {
  render(<HomeHero block={homeHero} />);
  expect(screen.getByRole("form", { name: homeHero.formHeading })).toHaveTextContent(homeHero.formText);
});

test("the picture is loaded with high priority", () => {
  render(<HomeHero block={homeHero} />);
  expect(screen.getByRole("img", { name: homeHero.alt })).toHaveAttribute("fetchpriority", "high");
});
