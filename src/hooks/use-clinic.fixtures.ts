const hours = [
  { days: ["Monday", "Tuesday", "Wednesday", "Thursday"], opens: "07:00", closes: "19:00" },
  { days: ["Friday"], opens: "09:00", closes: "17:00" },
];

/** Sample clinic data, as `useClinic` returns them. */
export const clinic: Queries.ClinicFactsFragment = {
  name: "Guidepost Pediatric",
  tagline: "Therapy for Alaska's children",
  email: "hello@clinic.example",
  phones: { main: "(907) 555-0142", fax: "(907) 555-0143", others: null },
  address: {
    street: "1174 N Leatherleaf Loop Unit D",
    locality: "Wasilla",
    region: "AK",
    postalCode: "99654",
  },
  arrival: { parking: "Park in front of the house.", door: "The door is pink." },
  locations: null,
  timeZone: "America/Anchorage",
  hours,
  currentHours: hours,
  seasons: null,
  closures: [],
  closureCalendar: "webcal://clinic.example/closures.ics",
  crisisLines: [
    { name: "Lifeline", number: "988", canText: true, when: "At any hour." },
    { name: "Emergency services", number: "911", canText: false, when: "In danger." },
  ],
  social: [
    { name: "Facebook", url: "https://facebook.example/clinic" },
    { name: "Instagram", url: "https://instagram.example/clinic" },
    { name: "LinkedIn", url: "https://linkedin.example/clinic" },
    { name: "YouTube", url: "https://youtube.example/clinic" },
  ],
  privacyDocument: { file: "/documents/privacy-practices.pdf", pages: 4, bytes: 120_000 },
  sitemapPath: "/sitemap-index.xml",
};

/** Site metadata without third parties, as when the build has no settings for them. */
export const site: Queries.SiteWideQuery["site"] = {
  siteMetadata: { mapsApiKey: null, reviewsWidgetUrl: null },
};
