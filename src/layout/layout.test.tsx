import { render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { clinic } from "../hooks/use-clinic.fixtures";
import { type PageLanguage, PageLanguageContext } from "../hooks/use-page-language";
import { directionsTo } from "../shared/clinic/contact";
import { Header } from "./header";
import { Layout } from "./layout";
import { siteFacts } from "./layout.fixtures";
import "../elements/dated-notices";
import "../elements/menus";

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

describe("header", () => {
  const showHeader = (language: PageLanguage) =>
    render(
      <PageLanguageContext value={language}>
        <Header path="/" />
      </PageLanguageContext>,
    );

  test("each other language is a link in its own name, marked with its code", () => {
    showHeader({
      languages: [
        { code: "es", name: "Español", path: "/es/cita" },
        { code: "ru", name: "Русский", path: "/ru" },
      ],
    });
    expect(screen.getByRole("link", { name: "Русский" })).toHaveAttribute("href", "/ru");
    const link = screen.getByRole("link", { name: "Español" });
    expect(link).toHaveAttribute("href", "/es/cita");
    expect(link).toHaveAttribute("lang", "es");
    expect(link).toHaveAttribute("hreflang", "es");
  });

  test("while no other language is live, there is no such link", () => {
    expect(showHeader({}).container.querySelector("[hreflang]")).toBeNull();
  });

  test("in a language that is written from right to left, a phone number keeps its order, and is called", () => {
    showHeader({ direction: "rtl" });
    const [phone] = screen.getAllByRole("link", { name: /555-0142/ });
    expect(phone).toHaveTextContent("\u2066(907) 555-0142\u2069");
    expect(phone).toHaveAttribute("href", "tel:+19075550142");
  });

  test("the logo leads to Home in the language of the page", () => {
    showHeader({ paths: { "/": "/es" } });
    expect(screen.getByRole("link", { name: "Guidepost Pediatric" })).toHaveAttribute("href", "/es");
  });

  test("a closed drawer does not move the focus when the bar appears", () => {
    const screenWidth = Object.assign(new EventTarget(), { matches: false });
    jest.spyOn(window, "matchMedia").mockReturnValue(screenWidth as MediaQueryList);
    showHeader({});
    const opener = screen.getByRole("button", { name: "Open menu" });
    opener.focus();
    screenWidth.matches = true;
    screenWidth.dispatchEvent(new Event("change"));
    expect(opener).toHaveFocus();
  });
});
