import { render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { clinic } from "../hooks/use-clinic.fixtures";
import { Insurance } from "./insurance";
import { insurance } from "./insurance.fixtures";

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ clinic });
  render(<Insurance block={insurance} />);
});

test.each([
  ["Insurance plans", ["Alaska Medicaid", "Aetna", "and other major insurers"]],
  ["In-network", ["MODA"]],
  ["Homeschool stipends", ["Raven", "IDEA", "and others"]],
])("%s are listed as the clinic states them", (heading, names) => {
  const list = screen.getByRole("heading", { name: heading }).nextElementSibling as HTMLElement;
  const entries = within(list).getAllByRole("listitem");
  expect(entries.map(({ textContent }) => textContent)).toEqual(names);
});

test.each([clinic.insurance.courtesy, clinic.insurance.payment])('"%s" is said', (sentence) => {
  expect(screen.getByText(sentence)).toBeInTheDocument();
});
