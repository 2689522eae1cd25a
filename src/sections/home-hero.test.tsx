import { render, screen } from "@testing-library/react";
import { HomeHero } from "./home-hero";
import { homeHero } from "./home-hero.fixtures";

jest.mock("../forms/evaluation-form", () => ({ EvaluationForm: () => <form aria-label="Evaluation" /> }));

test("the evaluation form is open from the start, under its own heading", () => {
  render(<HomeHero block={homeHero} />);
  expect(screen.getByRole("heading", { level: 2, name: "BOOK YOUR EVALUATION TODAY!" })).toBeVisible();
  expect(screen.getByRole("form", { name: "Evaluation" }).closest("details")).toHaveAttribute("open");
});

test("the scene is the picture that the browser loads first", () => {
  render(<HomeHero block={homeHero} />);
  expect(screen.getByRole("img", { name: homeHero.alt })).toHaveAttribute("fetchpriority", "high");
});
