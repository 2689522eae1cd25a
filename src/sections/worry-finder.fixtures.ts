const service = { name: "Occupational Therapy" };

export const worryFinder: Queries.WorryFinderFragment = {
  anchor: "worry-finder",
  heading: "What do you see at home?",
  text: "<p>This is no screening tool.</p>",
  question: "Say it in your own words",
  example: "hates having hair washed",
  areas: [
    {
      name: "Signs that can't wait",
      concerns: [
        {
          jsonId: "in-crisis",
          name: "Talks about dying",
          words: ["suicide"],
          crisis: '<p><a href="tel:988">Call 988</a></p>',
          answer: "<p>Stay with your child.</p>",
          service: { name: "Behavioral Health" },
        },
        {
          jsonId: "no-air",
          name: "Can't breathe",
          words: ["choking"],
          crisis: null,
          answer: '<p><a href="tel:911">Call 911</a></p>',
          service: null,
        },
      ],
    },
    {
      name: "Senses",
      concerns: [
        {
          jsonId: "hair-washing",
          name: "Hates having hair washed",
          words: ["shampoo", "bath time"],
          crisis: null,
          answer: "<p>Count down and stop at zero.</p>",
          service,
        },
        {
          jsonId: "hair-cut",
          name: "Hates having hair cut",
          words: ["barber"],
          crisis: null,
          answer: "<p>Look at a picture of the chair.</p>",
          service,
        },
      ],
    },
  ],
};
