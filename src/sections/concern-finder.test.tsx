import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { clinic } from "../hooks/use-clinic.fixtures";
import { ConcernFinder } from "./concern-finder";
import { concernFinder } from "./concern-finder.fixtures";

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ clinic });
  render(<ConcernFinder block={concernFinder} />);
});

test("every concern is a link to its page, in the list of its area", () => {
  const area = screen.getByText("Senses").closest("details");
  expect(area).toHaveAttribute("id", "senses");
  const links = Array.from(area?.querySelectorAll("a") ?? [], (link) => [link.textContent, link.pathname]);
  expect(links).toEqual([
    ["Hates having hair washed", "/concerns/hates-having-hair-washed"],
    ["Fights toothbrushing", "/concerns/fights-toothbrushing"],
  ]);
});

test.each([
  ["Call 911", "tel:911"],
  ["call 988", "tel:988"],
  ["text 988", "sms:988"],
])("above every answer: %s", (name, href) => {
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
});
