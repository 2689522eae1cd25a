import { render, screen } from "@testing-library/react";
import { AnchorLinks } from "./anchor-links";

test.each([
  ["150", { delay: 150 }],
  [null, {}],
])("a link leads to its place, with the delay %s", (delay, props) => {
  render(<AnchorLinks places={[{ id: "rosa", name: "Rosa" }]} {...props} />);
  const link = screen.getByRole("link", { name: "Rosa" });
  expect(link).toHaveAttribute("href", "#rosa");
  expect(link.getAttribute("data-scroll-delay")).toBe(delay);
});
