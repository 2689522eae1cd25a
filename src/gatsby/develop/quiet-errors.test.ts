/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/dom";
import { quietErrors } from "./quiet-errors";

test("while Gatsby shows an error to developers, editors read a plain sentence", async () => {
  document.body.innerHTML = "<h1>Our Team</h1>";
  quietErrors();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  const overlay = document.createElement("gatsby-fast-refresh");
  overlay.textContent = "Unhandled Runtime Error";
  document.body.append(overlay);
  expect(await screen.findByRole("alert")).toHaveTextContent("This page cannot be shown at the moment.");
  expect(screen.getByText("Unhandled Runtime Error")).not.toBeVisible();
  overlay.remove();
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
});
