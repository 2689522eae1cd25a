/** The search for concerns with two areas. */
export const concernFinder: Queries.ConcernFinderFragment = {
  anchor: "worry-finder",
  heading: "What do you see at home?",
  text: "<p>This is not a screening tool.</p>",
  question: "Say it in your own words",
  example: "hates having hair washed",
  elsewhere: { label: "Who else can help", to: { href: "/resources#help", kind: "page", pdf: null } },
  areas: [
    {
      name: "Signs that can't wait",
      anchor: null,
      concerns: [{ jsonId: "in-crisis", path: "/concerns/talks-about-dying", name: "Talks about dying" }],
    },
    {
      name: "Senses",
      anchor: "senses",
      concerns: [
        {
          jsonId: "hair-washing",
          path: "/concerns/hates-having-hair-washed",
          name: "Hates having hair washed",
        },
        { jsonId: "toothbrush", path: "/concerns/fights-toothbrushing", name: "Fights toothbrushing" },
      ],
    },
  ],
};
