import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "../elements/moving-parts";
import { TeamList } from "./team-list";
import { team, teamList } from "./team-list.fixtures";

beforeEach(() => {
  render(<TeamList block={teamList} />);
});

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

test("a divided biography shows its first paragraph, and READ MORE expands the rest", async () => {
  const anika = within(screen.getByRole("article", { name: "Anika Snowberry" }));
  expect(anika.getByText("Anika Snowberry plays.")).toBeVisible();
  expect(anika.getByText("More about play.")).not.toBeVisible();
  const toggle = anika.getByText("READ MORE >").closest("summary") as HTMLElement;
  expect(toggle).toHaveAccessibleDescription("Anika Snowberry");
  await userEvent.click(toggle);
  expect(anika.getByText("More about play.")).toBeVisible();
  await userEvent.click(toggle);
  expect(anika.getByText("More about play.")).not.toBeVisible();
});

test("a biography without a divider has no READ MORE", () => {
  expect(screen.getAllByText("READ MORE >")).toHaveLength(1);
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
