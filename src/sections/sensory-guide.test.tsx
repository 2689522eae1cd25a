import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { printElement } from "../browser/print-element";
import { SensoryGuide } from "./sensory-guide";
import { sensoryGuide } from "./sensory-guide.fixtures";

jest.mock("../browser/print-element");

beforeEach(() => {
  jest.clearAllMocks();
  render(<SensoryGuide block={sensoryGuide} />);
});

const plan = () => screen.getByRole("navigation", { name: "Plan of the rooms" });

test("each room says what one sees, hears, smells and touches", () => {
  const room = screen.getByRole("heading", { name: "1. Waiting room" }).closest("li") as HTMLElement;
  expect(
    within(room)
      .getAllByText(/:$/)
      .map((sense) => sense.parentElement?.textContent),
  ).toEqual(["See: A round rug.", "Hear: The phone.", "Smell: Coffee.", "Touch: Soft toys."]);
});

test("each room of the plan leads to its entry in the list", () => {
  const links = within(plan()).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(["1 Waiting room", "2 Speech room"]);
  for (const link of links) {
    const entry = document.querySelector(link.getAttribute("href") ?? "");
    expect(entry).toHaveTextContent((link.textContent ?? "").replace(" ", ". "));
  }
});

test("the quieter hours and what a family may ask for are below the rooms", () => {
  expect(screen.getByRole("heading", { name: "Quieter hours" })).toBeVisible();
  expect(screen.getByText("Before ten it is quieter.")).toBeVisible();
  for (const item of sensoryGuide.requests.items) expect(screen.getByText(item)).toBeVisible();
  expect(screen.getByText("Call us.")).toBeVisible();
});

test("the guide is printed without the page around it", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Print this guide" }));
  const section = screen.getByRole("region", { name: sensoryGuide.heading });
  expect(printElement).toHaveBeenCalledWith(section);
});
