import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { printElement } from "../browser/print-element";
import { clinic, site } from "../hooks/use-clinic.fixtures";
import { travelCard } from "./sections.fixtures";
import { TravelCard } from "./travel-card";

jest.mock("../browser/print-element");

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(useStaticQuery).mockReturnValue({ clinic, site });
});

const card = () => screen.getByRole("article");

test("the card says where to go, and has a line for each thing to write", () => {
  render(<TravelCard block={travelCard} />);
  expect(within(card()).getByRole("heading", { level: 3 })).toHaveTextContent(`Our trip to ${clinic.name}`);
  for (const fact of [clinic.address.street, clinic.arrival.parking, clinic.arrival.door])
    expect(card()).toHaveTextContent(fact);
  expect(within(card()).getByRole("link", { name: clinic.phones.main })).toBeVisible();
  expect(
    within(card())
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(travelCard.lines);
  expect(card()).toHaveTextContent("If plans change, call us.");
});

test("a card may have no last words", () => {
  render(<TravelCard block={{ ...travelCard, note: null }} />);
  expect(card()).not.toHaveTextContent("null");
});

test("where the browser can't print, the card says how to print", async () => {
  jest.mocked(printElement).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  render(<TravelCard block={travelCard} />);
  const press = () => userEvent.click(screen.getByRole("button", { name: "Print this card" }));
  await press();
  expect(screen.getByText(/opened no print window/)).toHaveAttribute("role", "alert");
  await press();
  expect(screen.queryByText(/opened no print window/)).not.toBeInTheDocument();
});
