import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { printElement } from "../browser/print-element";
import { clinic, site } from "../hooks/use-clinic.fixtures";
import { directionsTo } from "../shared/clinic/contact";
import { mapBanner } from "./home.fixtures";
import { MapBanner } from "./map-banner";
import { SensoryGuide } from "./sensory-guide";
import { TravelCard } from "./travel-card";
import { sensoryGuide, travelCard, visitUs } from "./visit.fixtures";
import { VisitUs } from "./visit-us";

jest.mock("../browser/print-element");

beforeEach(() => jest.mocked(useStaticQuery).mockReturnValue({ clinic, site }));

describe("map banner", () => {
  beforeEach(() => void render(<MapBanner block={mapBanner} />));

  test.each([
    ["(907) 555-0142", "tel:+19075550142", null],
    ["or Send Us a Message", "/contact", null],
    [/1174 N Leatherleaf Loop Unit D.*Wasilla, AK 99654/, directionsTo(clinic.address), "_blank"],
  ])("the banner has the link %s", (name, href, target) => {
    const link = screen.getByRole("link", { name });
    expect(link).toHaveAttribute("href", href);
    expect(link.getAttribute("target")).toBe(target);
  });

  test("the banner shows its heading and text", () => {
    expect(screen.getByRole("region", { name: mapBanner.heading })).toHaveTextContent(mapBanner.text);
  });
});

describe("visit us", () => {
  const palmer = {
    name: "Palmer",
    phone: "(907) 555-0146",
    address: { street: "2 Colony Way", locality: "Palmer", region: "AK", postalCode: "99645" },
    arrival: { parking: "Park behind the house.", door: "Ring at the side door." },
    hours: [{ days: ["Wednesday"], opens: "09:00", closes: "15:00" }],
  };

  test("further numbers are below the main one, and a further location has its own facts", () => {
    const phones = { ...clinic.phones, others: [{ name: "Billing", number: "(907) 555-0145" }] };
    jest.mocked(useStaticQuery).mockReturnValue({ clinic: { ...clinic, phones, locations: [palmer] } });
    render(<VisitUs block={visitUs} />);
    // By itself, its language can be marked.
    expect(screen.getByText("Billing").parentElement).toHaveTextContent("Billing: (907) 555-0145");
    const place = within(screen.getByRole("heading", { name: "Palmer" }).closest("section") as HTMLElement);
    expect(place.getByRole("link", { name: /2 Colony Way/ })).toHaveAttribute(
      "href",
      expect.stringContaining("2%20Colony%20Way"),
    );
    expect(place.getByText("Wednesday: 9am-3pm")).toBeVisible();
    expect(place.getByRole("link", { name: "(907) 555-0146" })).toHaveAttribute("href", "tel:+19075550146");
    expect(screen.getAllByRole("link", { name: "(907) 555-0142" })).toHaveLength(1);
  });

  test("a location without a number and hours of its own has those of the clinic", () => {
    const place = { ...palmer, phone: null, hours: null };
    jest.mocked(useStaticQuery).mockReturnValue({ clinic: { ...clinic, locations: [place] } });
    render(<VisitUs block={visitUs} />);
    expect(screen.getAllByRole("link", { name: "(907) 555-0142" })).toHaveLength(2);
    expect(screen.getAllByText("Friday: 9am-5pm")).toHaveLength(2);
  });
});

describe("sensory guide", () => {
  beforeEach(() => void render(<SensoryGuide block={sensoryGuide} />));

  test("each room says what one sees, hears, smells and touches", () => {
    const room = screen.getByRole("heading", { name: "1. Waiting room" }).closest("li") as HTMLElement;
    const senses = within(room).getAllByText(/:$/);
    expect(senses.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      "See: A round rug.",
      "Hear: The phone.",
      "Smell: Coffee.",
      "Touch: Soft toys.",
    ]);
  });

  test("the quieter hours and what a family may ask for are said", () => {
    expect(screen.getByRole("heading", { name: "Quieter hours" })).toBeVisible();
    expect(screen.getByText("Before ten it is quieter.")).toBeVisible();
    for (const item of sensoryGuide.requests.items) expect(screen.getByText(item)).toBeVisible();
    expect(screen.getByText("Call us.")).toBeVisible();
  });
});

describe("travel card", () => {
  const card = () => screen.getByRole("article");

  test("the card says where to go, and has a line for each thing to write", () => {
    render(<TravelCard block={travelCard} />);
    expect(within(card()).getByRole("heading", { level: 3 })).toHaveTextContent(`Our trip to ${clinic.name}`);
    for (const fact of [clinic.address.street, clinic.arrival.parking, clinic.arrival.door])
      expect(card()).toHaveTextContent(fact);
    expect(within(card()).getByRole("link", { name: clinic.phones.main })).toBeVisible();
    const lines = within(card()).getAllByRole("listitem");
    expect(lines.map(({ textContent }) => textContent)).toEqual(travelCard.lines);
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
});
