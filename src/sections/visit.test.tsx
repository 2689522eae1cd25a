import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { printElement } from "../browser/print-element";
import { clinic, site } from "../hooks/use-clinic.fixtures";
import { directionsTo } from "../shared/clinic/contact";
import { mapBanner } from "./home.fixtures";
import { MapBanner } from "./map-banner";
import { PictureStory } from "./picture-story";
import { SensoryGuide } from "./sensory-guide";
import { TravelCard } from "./travel-card";
import { pictureStory, sensoryGuide, travelCard, visitUs } from "./visit.fixtures";
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
    const directions = place.getByRole("link", { name: /2 Colony Way/ });
    expect(directions).toHaveAttribute("href", expect.stringContaining("2%20Colony%20Way"));
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

test.each([
  ["top", "M105 30h30"],
  ["bottom", "M105 120h30"],
  ["left", "M60 60v30"],
  ["right", "M180 60v30"],
])("a door at the %s of a room is in the middle of that side of the plan", (door, path) => {
  const place = { column: 2, row: 1, width: 4, height: 3, door };
  const rooms = sensoryGuide.rooms.slice(0, 1).map((room) => ({ ...room, place }));
  render(<SensoryGuide block={{ ...sensoryGuide, rooms }} />);
  expect(screen.getByRole("navigation").querySelector("path")).toHaveAttribute("d", path);
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

describe("picture story", () => {
  test("without a list of therapists there is no field for one", () => {
    render(<PictureStory block={{ ...pictureStory, therapists: null }} />);
    expect(screen.getByLabelText("Child's first name")).toBeVisible();
    expect(screen.queryByLabelText("Therapist")).toBeNull();
  });

  test("someone who has left the team is not named", () => {
    localStorage.setItem("story-names", JSON.stringify({ child: "Mika", therapist: "zoe" }));
    render(<PictureStory block={pictureStory} />);
    expect(screen.getByText("My name is Mika.")).toBeVisible();
    expect(screen.getByText("Then I meet a therapist.")).toBeVisible();
  });
});
