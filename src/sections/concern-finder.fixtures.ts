const service = { name: "Occupational Therapy" };

/** Concerns with ids of data/concerns.json, because the search reads their words from that file. */
export const concernFinder: Queries.ConcernFinderFragment = {
  anchor: "worry-finder",
  heading: "What do you see at home?",
  text: "<p>This is no screening tool.</p>",
  question: "Say it in your own words",
  example: "hates having hair washed",
  elsewhere: { label: "Who else can help", to: { href: "/resources#help", kind: "page", pdf: null } },
  areas: [
    {
      name: "Signs that can't wait",
      anchor: null,
      concerns: [
        {
          jsonId: "in-crisis",
          name: "Talks about dying",
          isEmergency: true,
          crisis: '<p><a href="tel:988">Call 988</a></p>',
          calls: null,
          answer: "<p>Stay with your child.</p>",
          service: { name: "Behavioral Health" },
        },
        {
          jsonId: "no-air",
          name: "Can't breathe",
          isEmergency: true,
          crisis: null,
          calls: '<p><a href="tel:911">Call 911</a></p>',
          answer: "<p>Help is on the way.</p>",
          service: null,
        },
      ],
    },
    {
      name: "Senses",
      anchor: "senses",
      concerns: [
        {
          jsonId: "hair-washing",
          name: "Hates having hair washed",
          isEmergency: false,
          crisis: null,
          calls: null,
          answer: "<p>Count down and stop at zero.</p>",
          service,
        },
        {
          jsonId: "toothbrush",
          name: "Fights toothbrushing",
          isEmergency: false,
          crisis: null,
          calls: null,
          answer: "<p>Start at the lips.</p>",
          service,
        },
      ],
    },
  ],
};
