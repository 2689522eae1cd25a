export const sensoryGuide: Queries.SensoryGuideFragment = {
  anchor: "sensory-guide",
  heading: "What it is like here",
  text: "<p>Room by room.</p>",
  rooms: [
    {
      id: "waiting-room",
      name: "Waiting room",
      place: { column: 0, row: 0, width: 6, height: 3, door: "bottom" },
      see: "A round rug.",
      hear: "The phone.",
      smell: "Coffee.",
      touch: "Soft toys.",
    },
    {
      id: "speech-room",
      name: "Speech room",
      place: { column: 6, row: 0, width: 6, height: 3, door: "left" },
      see: "A table.",
      hear: "Two people who talk.",
      smell: "Almost nothing.",
      touch: "Picture cards.",
    },
  ],
  quietTimes: { title: "Quieter hours", text: "<p>Before ten it is quieter.</p>" },
  requests: { name: "What you may ask for", items: ["Dim lights", "A break"], note: "<p>Call us.</p>" },
};
