import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TeamList } from "./team-list";
import { team, teamList } from "./team-list.fixtures";

beforeEach(() => {
  render(<TeamList block={teamList} />);
});

test("everyone stands there in the file's order, with a portrait", () => {
  const people = screen.getAllByRole("article");
  expect(people.map((person) => within(person).getByRole("heading").textContent)).toEqual(
    team.map(({ name }) => name),
  );
  for (const [index, person] of people.entries()) {
    expect(within(person).getByRole("img", { name: `Portrait of ${team[index]?.name}` })).toBeVisible();
  }
});

test("a link to a person's id can move the focus there", () => {
  const ben = screen.getByRole("article", { name: "Ben Birchwater" });
  ben.focus();
  expect(ben).toHaveFocus();
  expect(ben.id).toBe("ben");
});

test("a position stands only where there is one", () => {
  expect(screen.getAllByText("Physical Therapist")).toHaveLength(3);
});

test("a divided biography shows its first paragraph, and the rest behind a toggle of that person", async () => {
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

test("a biography without a divider has nothing to unfold", () => {
  expect(screen.getAllByText("READ MORE >")).toHaveLength(1);
});

test("a family's words stand after the third person, before the fourth", () => {
  const quote = screen.getByText(/snow boots/);
  const people = screen.getAllByRole("article");
  const isAfter = people.map((person) =>
    Boolean(person.compareDocumentPosition(quote) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
  expect(isAfter).toEqual([true, true, true, false]);
});

test("what drifts along the edge is hidden from assistive technology", () => {
  expect(screen.getAllByRole("img")).toHaveLength(team.length);
});

test("one button stops all that drifts", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Pause the drifting pictures" }));
  expect(screen.getByRole("button", { name: "Play the drifting pictures" })).toBeVisible();
});
