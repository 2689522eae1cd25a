import { render, screen, within } from "@testing-library/react";
import { Band } from "./band";

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

test("the lead is between the heading and the rest", () => {
  render(
    <Band block={{ heading: "Heading" }} layout="split" lead={<span>Lead</span>}>
      Words
    </Band>,
  );
  expect(screen.getByRole("region")).toHaveTextContent(/^HeadingLeadWords$/);
});

test("`beside` is between the heading and the text in the DOM, and `below` is last", () => {
  render(
    <Band block={{ heading: "Heading" }} beside={<span>Beside</span>} below={<span>Below</span>}>
      Words
    </Band>,
  );
  expect(screen.getByRole("region")).toHaveTextContent(/^HeadingBesideWordsBelow$/);
});
