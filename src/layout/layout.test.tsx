import { render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { SpanishPage } from "../components/parts.fixtures";
import { clinic as clinicSchema } from "../content/clinic";
import { clinic } from "../hooks/use-clinic.fixtures";
import { directionsTo } from "../shared/clinic/contact";
import { Layout } from "./layout";
import { siteFacts } from "./layout.fixtures";
import { BrandIcon, SocialLinks } from "./social-links";
import "../elements/dated-notices";

beforeEach(() => jest.mocked(useStaticQuery).mockReturnValue(siteFacts));

const show = (reviewed?: string) =>
  render(
    <Layout path="/" hasQuickActions reviewed={reviewed}>
      <h1>Hello</h1>
    </Layout>,
  );
const footer = () => within(screen.getByRole("contentinfo"));

test("the header links to Home, and shows phone, fax and whether the clinic is open", () => {
  jest.useFakeTimers({ now: new Date("2026-11-23T12:00:00-09:00") });
  show();
  jest.useRealTimers();
  const header = within(screen.getByRole("banner"));
  expect(header.getByRole("link", { name: "Guidepost Pediatric" })).toHaveAttribute("href", "/");
  const phone = header.getByRole("link", { name: "Call (907) 555-0142" });
  expect(phone).toHaveAttribute("href", "tel:+19075550142");
  expect(header.getAllByText("Fax (907) 555-0143")[0]).toBeVisible();
  expect(header.getByText("Open now, until 7pm")).toBeVisible();
});

test.each([
  ["Facebook (opens in a new tab)", "https://facebook.example/clinic"],
  ["Instagram (opens in a new tab)", "https://instagram.example/clinic"],
  ["LinkedIn (opens in a new tab)", "https://linkedin.example/clinic"],
  ["YouTube (opens in a new tab)", "https://youtube.example/clinic"],
  ["Email hello@clinic.example", "mailto:hello@clinic.example"],
  ["Phone (907) 555-0142", "tel:+19075550142"],
  ["1174 N Leatherleaf Loop Unit D, Wasilla, AK 99654 (opens in a new tab)", directionsTo(clinic.address)],
  ["Staff", "/our-team"],
  ["Privacy Policy (PDF, 4 pages, 120 KB, opens in a new tab)", "/documents/privacy-practices.pdf"],
  [
    "Notice of privacy practices (PDF, 4 pages, 120 KB, opens in a new tab)",
    "/documents/privacy-practices.pdf",
  ],
  ["Add our closed days to your calendar", "webcal://clinic.example/closures.ics"],
  ["save them as a file", "/closures.ics"],
  ["follow them in a news reader", "/closures.xml"],
  ["Sitemap", "/sitemap-index.xml"],
])("the footer links %s to %s", (name, href) => {
  show();
  expect(footer().getByRole("link", { name })).toHaveAttribute("href", href);
});

test("the footer shows the month of the page's last review", () => {
  show("2026-11-01");
  const month = footer().getByText("November 2026");
  expect(month.closest("p")).toHaveTextContent("Last reviewed November 2026");
  expect(month).toHaveAttribute("datetime", "2026-11-01");
});

test("the footer shows the opening hours, and mentions no review where there was none", () => {
  show();
  expect(footer().getByText("Monday-Thursday 7am-7pm")).toBeVisible();
  expect(footer().getByText("Friday 9am-5pm")).toBeVisible();
  expect(screen.queryByText(/Last reviewed/)).not.toBeInTheDocument();
});

test("the quick actions link to the phone number and the contact page", () => {
  show();
  const actions = within(screen.getByRole("navigation", { name: "Quick actions" }));
  expect(actions.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+19075550142");
  expect(actions.getByRole("link", { name: "Schedule" })).toHaveAttribute("href", "/contact");
});

const networks = clinicSchema.shape.social.element.shape.name.options;

test.each(networks)("%s has its own logo", (network) => {
  const drawn = (brand: typeof network) =>
    render(<BrandIcon brand={brand} />)
      .container.querySelector("path")
      ?.getAttribute("d");
  expect(drawn(network)).toMatch(/^M/);
  const others = networks.filter((other) => other !== network).map(drawn);
  expect(others).not.toContain(drawn(network));
});

test("on a Spanish page, networks say that they are in English, and the mail address and the phone do not", () => {
  render(<SocialLinks />, { wrapper: SpanishPage });
  expect(screen.getByRole("link", { name: "Facebook (opens in a new tab) (en inglés)" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Email hello@clinic.example" })).toBeVisible();
});
