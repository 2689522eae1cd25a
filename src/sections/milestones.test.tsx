import { render, screen, within } from "@testing-library/react";
import { Milestones } from "./milestones";
import { milestones } from "./milestones.fixtures";

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
