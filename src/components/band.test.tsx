import { render, screen } from "@testing-library/react";
import { Band } from "./band";
import { pageAction } from "./parts.fixtures";

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
  expect(screen.getByRole("region", { name: "Heading" }).textContent).toBe(order);
});
