import { render, screen, within } from "@testing-library/react";
import { Band } from "./band";
import { pageAction } from "./parts.fixtures";

test("a band is a region named by its heading, with its anchor as id", () => {
  render(
    <Band block={{ anchor: "our_team", heading: "People your child will know" }}>
      <p>Words</p>
    </Band>,
  );
  const band = screen.getByRole("region", { name: "People your child will know" });
  expect(band).toHaveAttribute("id", "our_team");
  expect(within(band).getByText("Words")).toBeVisible();
});

test.each([
  ["the lead is after the heading", { layout: "split", lead: <span>Lead</span> }, "HeadingLeadWords"],
  [
    "`beside` is after the heading, and `below` is last",
    { beside: <span>Beside</span>, below: <span>Below</span> },
    "HeadingBesideWordsBelow",
  ],
  [
    "the introduction is before the words, and the buttons are after them",
    { block: { heading: "Heading", intro: "<p>Introduction</p>", actions: [pageAction] } },
    "HeadingIntroductionWordsAbout Us",
  ],
] as const)("%s", (_, props, order) => {
  render(
    <Band block={{ heading: "Heading" }} {...props}>
      Words
    </Band>,
  );
  expect(screen.getByRole("region").textContent).toBe(order);
});
