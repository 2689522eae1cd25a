import { render, screen } from "@testing-library/react";
import { PageLink } from "./page-link";

test.each([
  ["/about#staff", "100"],
  ["/about", null],
])("links to %s as a document; only an anchor has a scroll delay", (to, delay) => {
  render(
    <PageLink to={to} scrollDelay={100} className="quiet">
      About us
    </PageLink>,
  );
  const link = screen.getByRole("link", { name: "About us" });
  expect(link).toHaveAttribute("href", to);
  expect(link).toHaveClass("quiet");
  expect(link.getAttribute("data-scroll-delay")).toBe(delay);
});
