import { render, screen } from "@testing-library/react";
import { HomeHero } from "./home-hero";
import { homeHero } from "./home-hero.fixtures";

jest.mock("../features/request-forms/evaluation-form", () => ({
  EvaluationPanel: ({ heading, text }: { heading: string; text: string }) => (
    <form aria-label={heading}>{text}</form>
  ),
}));

test("the evaluation form has the heading and text of the block", () => {
  render(<HomeHero block={homeHero} />);
  expect(screen.getByRole("form", { name: homeHero.formHeading })).toHaveTextContent(homeHero.formText);
});

test("each answer to the question leads to what parents can read about it", () => {
  render(<HomeHero block={homeHero} />);
  expect(screen.getByRole("heading", { name: "What do you see at home?" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Moving" })).toHaveAttribute("href", "/services#moving");
  expect(screen.getByRole("link", { name: "About Us" })).toHaveAttribute("href", "/about");
});

test("the top of the page can do without the question", () => {
  render(<HomeHero block={{ ...homeHero, door: null }} />);
  expect(screen.queryByText("What do you see at home?")).toBeNull();
});

test("the picture is loaded with high priority", () => {
  render(<HomeHero block={homeHero} />);
  expect(screen.getByRole("img", { name: homeHero.alt })).toHaveAttribute("fetchpriority", "high");
});
