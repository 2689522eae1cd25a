import { render, screen } from "@testing-library/react";
import { pictureFull } from "../components/parts.fixtures";
import NotFound from "./not-found";

test("the 404 page says that the page does not exist, and links to Home", () => {
  const { container } = render(<NotFound data={{ picture: pictureFull }} />);
  expect(screen.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  expect(
    screen.getByText("Oops! The page you're looking for doesn't exist or has been moved."),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to Home" })).toHaveAttribute("href", "/");
  expect(container.querySelector("img")).toHaveAttribute("alt", "");
});
