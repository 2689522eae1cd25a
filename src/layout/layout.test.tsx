import { render, screen, within } from "@testing-library/react";
import { clinic } from "../hooks/use-clinic.fixtures";
import { type PageLanguage, PageLanguageContext } from "../hooks/use-page-language";
import { directionsTo } from "../shared/clinic/contact";
import { Header } from "./header";
import { Layout } from "./layout";
import "../elements/menus";

const show = () =>
  render(
    <Layout path="/" hasQuickActions>
      <h1>Hello</h1>
    </Layout>,
  );

const pdf = "(PDF, 4 pages, 120 KB, opens in a new tab)";

test.each([
  ["Facebook (opens in a new tab)", "https://facebook.example/clinic"],
  ["Email hello@clinic.example", "mailto:hello@clinic.example"],
  ["Phone (907) 555-0142", "tel:+19075550142"],
  ["1174 N Leatherleaf Loop Unit D, Wasilla, AK 99654 (opens in a new tab)", directionsTo(clinic.address)],
  ["Staff", "/our-team"],
  [`Privacy Policy ${pdf}`, "/documents/privacy-practices.pdf"],
  [`Notice of privacy practices ${pdf}`, "/documents/privacy-practices.pdf"],
  ["Add our closed days to your calendar", "webcal://clinic.example/closures.ics"],
  ["save them as a file", "/closures.ics"],
  ["follow them in a news reader", "/closures.xml"],
  ["Sitemap", "/sitemap-index.xml"],
])("the footer links %s to %s", (name, href) => {
  show();
  expect(within(screen.getByRole("contentinfo")).getByRole("link", { name })).toHaveAttribute("href", href);
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

  test.each([
    ["/", {}],
    ["/es", { paths: { "/": "/es" } }],
  ])("the logo leads to Home in the language of the page: %s", (home, language) => {
    showHeader(language);
    expect(screen.getByRole("link", { name: "Guidepost Pediatric" })).toHaveAttribute("href", home);
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
