import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { clinic } from "../hooks/use-clinic.fixtures";
import { SeasonHours } from "./season-hours";

const summer = {
  name: "Summer hours",
  from: "2027-06-01",
  to: "2027-08-15",
  hours: [{ days: ["Monday"], opens: "08:00", closes: "16:00" }],
};

test.each([
  [false, "Summer hours from June 1, 2027 to August 15, 2027: Monday 8am-4pm."],
  [true, "Summer hours until August 15, 2027. After that: Monday-Thursday 7am-7pm, Friday 9am-5pm."],
])("a season that has begun, %s, is announced so", (hasBegun, text) => {
  jest.mocked(useStaticQuery).mockReturnValue({ clinic: { ...clinic, seasons: [{ ...summer, hasBegun }] } });
  expect(render(<SeasonHours />).container).toHaveTextContent(text);
  // By itself, its language can be marked.
  expect(screen.getByText("Summer hours")).toBeVisible();
});

test("without a season, nothing is said", () => {
  jest.mocked(useStaticQuery).mockReturnValue({ clinic });
  expect(render(<SeasonHours />).container).toBeEmptyDOMElement();
});
