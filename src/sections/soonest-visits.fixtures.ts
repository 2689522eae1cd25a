export const soonestVisits: Queries.SoonestVisitsFragment = {
  anchor: "how-soon",
  heading: "How soon you can come",
  text: "<p>We have no waitlists.</p>",
  services: [
    {
      path: "/services/speech-therapy",
      name: "Speech Therapy",
      soonestVisit: { days: 9, asOf: "2026-11-24", isCurrent: true },
    },
    {
      path: "/services/physical-therapy",
      name: "Physical Therapy",
      soonestVisit: { days: 1, asOf: "2026-11-20", isCurrent: true },
    },
    {
      path: "/services/behavioral-health",
      name: "Behavioral Health",
      soonestVisit: { days: 5, asOf: "2026-08-01", isCurrent: false },
    },
    { path: "/services/telehealth", name: "Telehealth", soonestVisit: null },
  ],
  otherwise: "<p>Call us and ask.</p>",
};
