import { render, screen, within } from "@testing-library/react";
import "../elements/dated-notices";
import { useStaticQuery } from "gatsby";
import { clinic } from "../hooks/use-clinic.fixtures";
import { directionsTo } from "../shared/clinic/contact";
import { Layout } from "./layout";
import { siteFacts } from "./layout.fixtures";

function show(hasQuickActions = true, reviewed: string | null = null) {
  jest.mocked(useStaticQuery).mockReturnValue(siteFacts);
  render(
    <Layout path="/" hasQuickActions={hasQuickActions} reviewed={reviewed}>
      <h1>Hello</h1>
    </Layout>,
  );
}

test("the header links to Home, and shows phone, fax and whether the clinic is open", () => {
  jest.useFakeTimers({ now: new Date("2026-11-23T12:00:00-09:00") });
  show();
  jest.useRealTimers();
  const header = within(screen.getByRole("banner"));
  expect(header.getByRole("link", { name: "Guidepost Pediatric" })).toHaveAttribute("href", "/");
  expect(header.getByRole("link", { name: "Call (907) 555-0142" })).toHaveAttribute(
    "href",
    "tel:+19075550142",
  );
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
  const link = within(screen.getByRole("contentinfo")).getByRole("link", { name });
  expect(link).toHaveAttribute("href", href);
});

test("the footer shows the month of the page's last review", () => {
  show(true, "2026-11-01");
  const month = within(screen.getByRole("contentinfo")).getByText("November 2026");
  expect(month.closest("p")).toHaveTextContent("Last reviewed November 2026");
  expect(month).toHaveAttribute("datetime", "2026-11-01");
});

test("the footer of a page without a review date does not mention a review", () => {
  show();
  expect(screen.queryByText(/Last reviewed/)).not.toBeInTheDocument();
});

test("the footer shows the opening hours", () => {
  show();
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getByText("Monday-Thursday 7am-7pm")).toBeVisible();
  expect(footer.getByText("Friday 9am-5pm")).toBeVisible();
});

test("the quick actions link to the phone number and the contact page", () => {
  show();
  const actions = within(screen.getByRole("navigation", { name: "Quick actions" }));
  expect(actions.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+19075550142");
  expect(actions.getByRole("link", { name: "Schedule" })).toHaveAttribute("href", "/contact");
});
