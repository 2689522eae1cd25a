import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { clinic } from "../hooks/use-clinic.fixtures";
import { signedQuote, unsignedQuote, withoutTranscript, withTranscript } from "./parts.fixtures";
import { Quote } from "./quote";
import { SeasonHours } from "./season-hours";
import { SpokenWords } from "./spoken-words";

test.each([signedQuote, unsignedQuote])("a quote is a figure with its attribution, if any", (testimonial) => {
  const { quote, attribution } = testimonial;
  render(<Quote testimonial={testimonial} />);
  expect(screen.getByRole("blockquote")).toHaveTextContent(quote);
  expect(screen.getByRole("figure").textContent).toBe(`${quote}${attribution ?? ""}`);
});

const title = "A walk through the clinic";
const toCome = "We have not written it down yet. Call (907) 555-0142 and we will tell you what is said.";

test.each([
  ["Therapist: Push the wall with me.[Laughter]", "Captions: checked on November 3, 2026.", withTranscript],
  [toCome, "Captions: made by a computer. They may have mistakes.", withoutTranscript],
  [toCome, "Captions: none yet.", { transcript: null, captions: { state: "none", checked: null } }],
  [toCome, "Captions: checked.", { transcript: null, captions: { state: "checked", checked: null } }],
  [toCome, "", null],
])("what is said, or how to get the words, is folded below its video: %s %s", (words, captions, spoken) => {
  render(<SpokenWords title={title} spoken={spoken} />);
  const details = screen.getByRole("group");
  expect(details).not.toHaveAttribute("open");
  expect(details.textContent).toBe(`Read what is said: ${title}${words}${captions}`);
});

describe("season hours", () => {
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
    const seasons = [{ ...summer, hasBegun }];
    jest.mocked(useStaticQuery).mockReturnValue({ clinic: { ...clinic, seasons } });
    expect(render(<SeasonHours />).container).toHaveTextContent(text);
    // By itself, its language can be marked.
    expect(screen.getByText("Summer hours")).toBeVisible();
  });

  test("without a season, nothing is said", () => {
    jest.mocked(useStaticQuery).mockReturnValue({ clinic });
    expect(render(<SeasonHours />).container).toBeEmptyDOMElement();
  });
});
