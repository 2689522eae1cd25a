/** What the hooks for site-wide facts read, as a clinic with a short menu would have it. */
export const siteFacts: Queries.UseClinicQuery & Queries.UseNavigationQuery = {
  clinic: {
    name: "Guidepost Pediatric",
    tagline: "Therapy for Alaska's children",
    email: "hello@clinic.example",
    phones: { main: "(907) 555-0142", mainWritten: "907-555-0142", fax: "(907) 555-0143" },
    address: {
      street: "1174 N Leatherleaf Loop Unit D",
      locality: "Wasilla",
      region: "AK",
      postalCode: "99654",
    },
    directionsUrl: "https://maps.example/wasilla",
    hours: [
      { days: ["Monday", "Tuesday", "Wednesday", "Thursday"], opens: "07:00", closes: "19:00" },
      { days: ["Friday"], opens: "09:00", closes: "17:00" },
    ],
    insurance: {
      accepted: ["Alaska Medicaid"],
      acceptedMore: "and others",
      inNetwork: ["Alaska Medicaid"],
      homeschool: ["Raven"],
      homeschoolMore: "and others",
      courtesy: "We check your benefits as a courtesy.",
      payment: "Co-pays are due at the time of service.",
    },
    crisisLines: [{ name: "Lifeline", number: "988", canText: true, when: "At any hour." }],
    social: [
      { name: "Facebook", url: "https://facebook.example/clinic" },
      { name: "Instagram", url: "https://instagram.example/clinic" },
      { name: "LinkedIn", url: "https://linkedin.example/clinic" },
      { name: "YouTube", url: "https://youtube.example/clinic" },
    ],
    privacyDocument: { file: "/documents/privacy-practices.pdf", pages: 4, bytes: 120_000 },
    sitemapPath: "/sitemap-index.xml",
  },
  navigation: {
    menu: [
      { name: "Home", id: "/", scrollTo: null, subLinks: null },
      {
        name: "About",
        id: "/about",
        scrollTo: null,
        subLinks: [{ label: "Community Impact", path: "/about/community-impact" }],
      },
      {
        name: "Services",
        id: "/services",
        scrollTo: null,
        subLinks: [
          { label: "Physical Therapy", path: "/services/physical-therapy" },
          { label: "Telehealth", path: "/services/telehealth" },
        ],
      },
      { name: "Appointment", id: "/appointment", scrollTo: null, subLinks: null },
      { name: "PAY", id: "/appointment", scrollTo: "payment-section", subLinks: null },
    ],
    quickLinks: [
      { label: "Staff", to: { href: "/our-team", kind: "page", pdf: null } },
      {
        label: "Privacy Policy",
        to: { href: "/documents/privacy-practices.pdf", kind: "document", pdf: { pages: 4, bytes: 120_000 } },
      },
    ],
  },
};
