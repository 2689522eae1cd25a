import { render, screen } from "@testing-library/react";
import { newsList, teamList } from "./home.fixtures";
import { NewsList } from "./news-list";
import { TeamList } from "./team-list";
import "../elements/dated-notices";

describe("news list", () => {
  afterEach(() => jest.useRealTimers());

  /** Shows the section at noon of a day in Alaska, as the page's script does. */
  function showOn(day: string, news = newsList.news) {
    jest.useFakeTimers({ now: new Date(`${day}T21:00:00Z`) });
    return render(<NewsList block={{ ...newsList, news }} />).container;
  }

  const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

  test.each([
    ["2026-11-30", ["A new swing", "Open house", "Speech therapist"]],
    ["2026-12-01", ["Open house", "Speech therapist"]],
    ["2026-12-02", ["Open house", "Speech therapist", "Winter camp"]],
    ["2027-01-08", ["Winter camp"]],
    ["2027-01-09", []],
  ])("on %s, visitors see what has begun and is not over", (day, shown) => {
    const container = showOn(day);
    expect(titles()).toEqual(shown);
    expect((container.firstElementChild as HTMLElement).hidden).toBe(shown.length === 0);
  });

  test("each says what it is, when an event is, and until when to apply for a job", () => {
    showOn("2026-11-20");
    expect(screen.getByText("News")).toBeVisible();
    expect(screen.getByText("Saturday, December 5, 2026, 10am-12pm")).toBeVisible();
    expect(screen.getByText("Part time. Apply by December 31, 2026.")).toBeVisible();
    expect(screen.getByText("Monday, January 4, 2027 to Friday, January 8, 2027")).not.toBeVisible();
  });

  test("without any, there is only a hidden element", () => {
    const container = showOn("2026-11-20", []);
    expect(container.firstElementChild).toBeEmptyDOMElement();
    expect(container.firstElementChild).not.toBeVisible();
  });
});

describe("team list", () => {
  beforeEach(() => void render(<TeamList block={teamList} />));

  test("the position is shown only for people who have one", () => {
    expect(screen.getAllByText("Physical Therapist")).toHaveLength(3);
  });

  test("only a divided biography has READ MORE, which says whose it is", () => {
    const toggle = screen.getByText("READ MORE >").closest("summary");
    expect(toggle).toHaveAccessibleDescription("Anika Snowberry");
  });

  test("a testimonial is between the third person and the fourth", () => {
    const quote = screen.getByText(/snow boots/);
    const people = screen.getAllByRole("article");
    const isAfter = people.map((person) =>
      Boolean(person.compareDocumentPosition(quote) & Node.DOCUMENT_POSITION_FOLLOWING),
    );
    expect(isAfter).toEqual([true, true, true, false]);
  });
});
