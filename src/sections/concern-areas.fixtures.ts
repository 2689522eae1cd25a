export const concernAreas: Queries.ConcernAreasFragment = {
  anchor: null,
  heading: "What do you see at home?",
  text: "<p>Choose what fits best.</p>",
  areas: [
    {
      name: "Moving",
      anchor: "moving",
      concerns: [
        { path: "/concerns/walks-on-toes", name: "Walks on toes" },
        { path: "/concerns/falls-a-lot", name: "Falls a lot" },
      ],
    },
  ],
};
