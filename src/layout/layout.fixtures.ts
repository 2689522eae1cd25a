import { clinic, site } from "../hooks/use-clinic.fixtures";

const telehealth = { label: "Telehealth", path: "/services/telehealth" };

/** The query result for the hooks that read site-wide facts, with a short menu. */
export const siteFacts: Pick<Queries.SiteWideQuery, "clinic" | "navigation" | "site"> = {
  clinic,
  site,
  navigation: {
    menu: [
      { name: "Home", id: "/", scrollTo: null, subLinks: null },
      { name: "Services", id: "/services", scrollTo: null, subLinks: [telehealth] },
      { name: "PAY", id: "/appointment", scrollTo: "payment-section", subLinks: null },
    ],
    quickLinks: [
      { label: "Staff", to: { href: "/our-team", kind: "page", pdf: null } },
      {
        label: "Privacy Policy",
        to: { href: "/documents/privacy-practices.pdf", kind: "document", pdf: { pages: 4, bytes: 120_000 } },
      },
    ],
    legalLinks: [{ label: "Language help", to: { href: "/language-help", kind: "page", pdf: null } }],
    calm: {
      name: "Calm mode",
      read: "Read aloud",
      pause: "Pause",
      resume: "Resume",
      stop: "Stop",
      picture: "Picture",
      noVoice: "Your browser has no voice.",
    },
  },
};
