import { render, screen, within } from "@testing-library/react";
import { homeHero, newsList, serviceCarousel, team, teamList } from "./home.fixtures";
import { HomeHero } from "./home-hero";
import { NewsList } from "./news-list";
import { ServiceCarousel } from "./service-carousel";
import { TeamList } from "./team-list";
import "../elements/dated-notices";
import "../elements/moving-parts";

jest.mock("../features/request-forms/evaluation-form", () => ({
  EvaluationPanel: ({ heading, text }: { heading: string; text: string }) => (
    <form aria-label={heading}>{text}</form>
  ),
}));

describe("home hero", () => {
  test("the evaluation form has the heading and text of the block", () => {
    render(<HomeHero block={homeHero} />);
    expect(screen.getByRole("form", { name: homeHero.formHeading })).toHaveTextContent(homeHero.formText);
  });

  test("each answer to the question leads to what parents can read about it", () => {
    render(<HomeHero block={homeHero} />);
    expect(screen.getByRole("heading", { name: "What do you see at home?" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Moving" })).toHaveAttribute("href", "/services#moving");
    expect(screen.getByRole("link", { name: "About Us" })).toHaveAttribute("href", "/about");
  });

  test("the top of the page can do without the question", () => {
    render(<HomeHero block={{ ...homeHero, door: null }} />);
    expect(screen.queryByText("What do you see at home?")).toBeNull();
  });

  test("the picture is loaded with high priority", () => {
    render(<HomeHero block={homeHero} />);
    expect(screen.getByRole("img", { name: homeHero.alt })).toHaveAttribute("fetchpriority", "high");
  });
});

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

describe("service carousel", () => {
  const labels = serviceCarousel.tiles.map(({ text }) => text);

  // jsdom has no animations. e2e/widgets/carousel.spec.ts tests them in a browser.
  Element.prototype.getAnimations ??= () => [];

  test("each tile is exposed once to assistive technology, in order", () => {
    render(<ServiceCarousel block={serviceCarousel} />);
    const links = within(screen.getByRole("list", { name: serviceCarousel.heading })).getAllByRole("link");
    expect(screen.getAllByRole("link")).toEqual(links);
    expect(links.map((link) => link.textContent)).toEqual(labels);
  });

  test("every copy links to the target of its tile", () => {
    const { container } = render(<ServiceCarousel block={serviceCarousel} />);
    const targets = [...container.querySelectorAll("ul")].map((row) =>
      [...row.querySelectorAll("a")].map((link) => link.getAttribute("href")),
    );
    expect(targets).toHaveLength(3);
    expect(targets[1]).toEqual(targets[0]);
    expect(targets[2]).toEqual(targets[0]);
  });
});

describe("team list", () => {
  beforeEach(() => void render(<TeamList block={teamList} />));

  test("everyone is listed in the order of the file, with a portrait", () => {
    const people = screen.getAllByRole("article");
    expect(people.map((person) => within(person).getByRole("heading").textContent)).toEqual(
      team.map(({ name, credentials }) => (credentials ? `${name}, ${credentials}` : name)),
    );
    for (const [index, person] of people.entries()) {
      expect(within(person).getByRole("img", { name: `Portrait of ${team[index]?.name}` })).toBeVisible();
    }
  });

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

  test("the floating decorations are hidden from assistive technology", () => {
    expect(screen.getAllByRole("img")).toHaveLength(team.length);
  });
});
