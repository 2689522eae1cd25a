import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { clinic } from "../hooks/use-clinic.fixtures";
import { signedQuote, unsignedQuote, withoutTranscript, withTranscript } from "./parts.fixtures";
import { Quote } from "./quote";
import { SeasonHours } from "./season-hours";
import { SpokenWords } from "./spoken-words";

test.each([signedQuote, unsignedQuote])(
  "a quote is a figure with its attribution, if it has one",
  (testimonial) => {
    const { quote, attribution } = testimonial;
    render(<Quote testimonial={testimonial} />);
    expect(screen.getByRole("blockquote")).toHaveTextContent(quote);
    expect(screen.getByRole("figure").textContent).toBe(`${quote}${attribution ?? ""}`);
  },
);

describe("spoken words", () => {
  const show = (spoken: Queries.SpokenWordsFragment | null) =>
    render(<SpokenWords title="A walk through the clinic" spoken={spoken} />);

  beforeEach(() => jest.mocked(useStaticQuery).mockReturnValue({ clinic }));

  test("a transcript opens below its video, and is named after it", async () => {
    show(withTranscript);
    const summary = screen.getByText("Read what is said");
    expect(summary).toHaveTextContent("Read what is said: A walk through the clinic");
    expect(screen.getByText("[Laughter]")).not.toBeVisible();
    await userEvent.click(summary);
    expect(screen.getByText("[Laughter]")).toBeVisible();
    expect(screen.getByText("Captions: checked on November 3, 2026.")).toBeVisible();
    expect(screen.queryByText(/not written/)).not.toBeInTheDocument();
  });

  test("without a transcript, how to get the words is at the same place", async () => {
    show(withoutTranscript);
    expect(screen.getByText(/Call/)).not.toBeVisible();
    await userEvent.click(screen.getByText("Read what is said"));
    expect(screen.getByText(/Call/)).toHaveTextContent(
      "We have not written it down yet. Call (907) 555-0142 and we will tell you what is said.",
    );
    expect(screen.getByRole("link", { name: "(907) 555-0142" })).toHaveAttribute("href", "tel:+19075550142");
    expect(screen.getByText("Captions: made by a computer. They may have mistakes.")).toBeVisible();
  });

  test.each([
    ["none", "Captions: none yet."],
    ["checked", "Captions: checked."],
  ])("captions that are %s: %s", async (state, words) => {
    show({ transcript: null, captions: { state, checked: null } });
    expect(screen.getByText(words)).not.toBeVisible();
    await userEvent.click(screen.getByText("Read what is said"));
    expect(screen.getByText(words)).toBeVisible();
  });

  test("nothing is said about captions that nobody has checked", () => {
    show(null);
    expect(screen.getByText(/^We have not written it down yet/)).toBeInTheDocument();
    expect(screen.queryByText(/Captions/)).not.toBeInTheDocument();
  });
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
