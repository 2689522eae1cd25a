type Concern = Queries.OneConcernQuery["concern"];

/** An ordinary concern, with everything that its page can show. */
export const walksOnToes: Concern = {
  name: "Walks on toes",
  path: "/concerns/walks-on-toes",
  isEmergency: false,
  crisis: null,
  calls: null,
  page: {
    answer: "Many toddlers walk on their toes at first.",
    description: "Many toddlers walk on their toes at first.",
    now: ["they suddenly can't walk"],
    today: ["a leg hurts"],
    wait: "The rest can wait.",
    ages: "Common until 2.",
    until: ["Play barefoot.", "Film a few steps.", 'Call <a href="tel:988">988</a> if you worry.'],
  },
  service: {
    path: "/services/physical-therapy",
    name: "Physical Therapy",
    summary: "Helps children move.",
    firstVisit: "We play.",
    soonestVisit: { days: 9, asOf: "2026-11-24", isCurrent: true },
  },
  related: [{ path: "/concerns/falls-a-lot", name: "Falls a lot" }],
  sources: [{ url: "https://www.cdc.gov/milestones" }],
  approved: { by: "Ana Moe, DPT", on: "2026-11-27" },
};

/** An emergency, with only what every concern has. */
export const noAir: Concern = {
  ...walksOnToes,
  name: "Can't breathe",
  isEmergency: true,
  calls: '<p><strong><a href="tel:911">Call 911</a>.</strong></p>',
  page: { ...walksOnToes.page, today: [], wait: null, ages: null },
  service: null,
  related: null,
  sources: null,
  approved: null,
};
