import { render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { clinic } from "../hooks/use-clinic.fixtures";
import { visitUs } from "./sections.fixtures";
import { VisitUs } from "./visit-us";

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
