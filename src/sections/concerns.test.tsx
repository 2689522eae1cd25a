import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { helpByAge, milestones, soonestVisits } from "./concerns.fixtures";
import { HelpByAge } from "./help-by-age";
import { Milestones } from "./milestones";
import { SoonestVisits } from "./soonest-visits";
import "../elements/controls";
import "../elements/dated-notices";

describe("milestones", () => {
  test("an age has only areas with milestones, and each concern that fits once", () => {
    render(<Milestones block={milestones} />);
    const ageOf = (text: string) => within(screen.getByText(text).closest("details") as HTMLElement);
    const age = ageOf("By 18 months, most children:");
    expect(age.getAllByRole("group", { hidden: true }).map((area) => area.textContent)).toEqual([
      "Languagetry to say three words",
      "Movementwalk alonescribble",
    ]);
    expect(age.getAllByText("Doesn't walk yet")).toHaveLength(1);
    expect(ageOf("By 2½ years, most children:").queryByText(/Not yet\?/)).not.toBeInTheDocument();
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

  test("what was old when the page was built is not in its HTML, and each service leads to its page", () => {
    showOn("2026-11-24");
    expect(document.body).not.toHaveTextContent(/Behavioral|August|Telehealth/);
    const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs.slice(0, 2)).toEqual(["/services/speech-therapy", "/services/physical-therapy"]);
  });
});
