const shown = {
  months: 18,
  domain: "movement",
  source: "https://www.cdc.gov/act-early/milestones/18-months.html",
  concerns: [{ path: "/concerns/doesnt-walk-yet", name: "Doesn't walk yet" }],
};

export const milestones: Queries.MilestonesFragment = {
  anchor: null,
  heading: "What most children do",
  text: "<p>Tick what you see.</p>",
  approved: { by: "Ana Moe, DPT", on: "2026-11-27" },
  milestones: [
    { ...shown, jsonId: "walks", text: "walk alone" },
    { ...shown, jsonId: "scribbles", text: "scribble" },
    { ...shown, jsonId: "three-words", domain: "language", text: "try to say three words", concerns: [] },
    { ...shown, jsonId: "jumps", months: 30, text: "jump with both feet", concerns: [] },
  ],
};
