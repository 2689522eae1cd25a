import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { clinic } from "../hooks/use-clinic.fixtures";
import { ConcernFinder } from "./concern-finder";
import { concernFinder, helpByAge, milestones, soonestVisits } from "./concerns.fixtures";
import { HelpByAge } from "./help-by-age";
import { Milestones } from "./milestones";
import { SoonestVisits } from "./soonest-visits";
import "../elements/controls";
import "../elements/dated-notices";

describe("concern finder", () => {
  beforeEach(() => {
    jest.mocked(useStaticQuery).mockReturnValue({ clinic });
    render(<ConcernFinder block={concernFinder} />);
  });

  test("every concern is a link to its page, in the list of its area", () => {
    const area = screen.getByText("Senses").closest("details");
    expect(area).toHaveAttribute("id", "senses");
    const links = Array.from(area?.querySelectorAll("a") ?? [], (link) => [link.textContent, link.pathname]);
    expect(links).toEqual([
      ["Hates having hair washed", "/concerns/hates-hair-washing"],
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
});

describe("milestones", () => {
  test("each age has its milestones by area, its source, and the concerns that fit", () => {
    render(<Milestones block={milestones} />);
    const age = screen.getByText("By 18 months, most children:").closest("details") as HTMLElement;
    expect(age).toHaveAttribute("id", "months-18");
    const movement = within(within(age).getByRole("group", { name: "Movement", hidden: true }));
    expect(movement.getAllByRole("checkbox", { hidden: true })).toHaveLength(2);
    expect(movement.getByLabelText("scribble")).not.toBeChecked();
    expect(within(age).queryByText("Social")).not.toBeInTheDocument();
    expect(within(age).getByText(/^cdc\.gov/)).toHaveAttribute("href", milestones.milestones[0]?.source);
    expect(within(age).getAllByText("Doesn't walk yet")).toHaveLength(1);
    expect(screen.getByRole("link", { name: "2½ years" })).toHaveAttribute("href", "#months-30");
    const jumps = screen.getByText("By 2½ years, most children:").closest("details") as HTMLElement;
    expect(within(jumps).queryByText(/Not yet\?/)).not.toBeInTheDocument();
  });

  test.each([
    ["says who approved it", milestones.approved, 1],
    ["says nothing while nobody has", null, 0],
  ])("the page %s", (_, approved, times) => {
    render(<Milestones block={{ ...milestones, approved }} />);
    expect(screen.queryAllByText(/Approved by Ana Moe, DPT/)).toHaveLength(times);
  });
});

describe("help by age", () => {
  const titles = (items: HTMLElement[]) => items.map(({ textContent }) => textContent);
  const shown = () => titles(screen.queryAllByRole("heading", { level: 4 }));
  const groups = () => titles(screen.queryAllByRole("heading", { level: 3 }));
  const choose = (age: string) => userEvent.click(screen.getByRole("button", { name: age }));
  const all = helpByAge.helpers.map(({ title }) => title);

  test("everybody who helps is shown, grouped by age, until a family chooses one", () => {
    render(<HelpByAge block={helpByAge} />);
    expect(shown()).toEqual(all);
    expect(groups()).toEqual(["Under 3", "3 or older", "Under 19", "Any age"]);
    const question = within(screen.getByRole("group", { name: "How old is your child?" }));
    expect(titles(question.getAllByRole("button"))).toEqual([
      "Under 3",
      "3 to 18",
      "19 or older",
      "All ages",
    ]);
    expect(question.getByRole("button", { pressed: true })).toHaveTextContent("All ages");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  test.each([
    ["Under 3", ["Under 3", "Under 19", "Any age"], "4 of 5 are shown."],
    ["3 to 18", ["3 or older", "Under 19", "Any age"], "4 of 5 are shown."],
    ["19 or older", ["3 or older", "Any age"], "3 of 5 are shown."],
    ["All ages", ["Under 3", "3 or older", "Under 19", "Any age"], ""],
  ])("%s: what fits is shown, and how much is announced", async (age, names, status) => {
    render(<HelpByAge block={helpByAge} />);
    await choose("Under 3");
    await choose(age);
    expect(screen.getByRole("button", { pressed: true })).toHaveTextContent(age);
    expect(groups()).toEqual(names);
    expect(screen.getByRole("status")).toHaveTextContent(status);
  });

  test("without ages there is nothing to ask", () => {
    const helpers = helpByAge.helpers.filter(({ fromAge, untilAge }) => !fromAge && !untilAge);
    render(<HelpByAge block={{ ...helpByAge, helpers, actions: null }} />);
    expect(shown()).toEqual(["Parents", "Help line"]);
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("soonest visits", () => {
  afterEach(() => jest.useRealTimers());

  /** Shows the section at noon of a day in Alaska, as the page's script does. */
  function showOn(day: string): void {
    jest.useFakeTimers({ now: new Date(`${day}T21:00:00Z`) });
    render(<SoonestVisits block={soonestVisits} />);
  }

  const lines = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
  const otherwise = () => screen.getByText("Call us and ask.");

  const speech = "Speech Therapy: first visit in about 9 days, as of November 24, 2026.";
  const physical = "Physical Therapy: first visit in about 1 day, as of November 20, 2026.";

  test.each([
    ["2026-11-24", [speech, physical]],
    ["2026-12-20", [speech, physical]],
    ["2026-12-21", [speech]],
    ["2026-12-24", [speech]],
    ["2026-12-25", []],
  ])("on %s, it says only what was looked up in the last 30 days", (day, shown) => {
    showOn(day);
    expect(lines()).toEqual(shown);
    expect(otherwise().closest("[hidden]") !== null).toBe(shown.length > 0);
  });

  test("a line leaves the page at midnight in Alaska, while someone reads it", () => {
    jest.useFakeTimers({ now: new Date("2026-12-25T08:58:30Z") });
    render(<SoonestVisits block={soonestVisits} />);
    expect(lines()).toEqual([speech]);
    jest.advanceTimersByTime(120_000);
    expect(lines()).toEqual([]);
    expect(otherwise()).toBeVisible();
  });

  test("what was old when the page was built is not in its HTML", () => {
    showOn("2026-11-24");
    expect(document.body).not.toHaveTextContent(/Behavioral|August|Telehealth/);
  });

  test("each service leads to its page", () => {
    showOn("2026-11-24");
    expect(screen.getByRole("link", { name: "Speech Therapy" })).toHaveAttribute(
      "href",
      "/services/speech-therapy",
    );
  });
});
