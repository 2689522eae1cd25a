export const communicationBoard: Queries.CommunicationBoardFragment = {
  anchor: "communication-board",
  heading: "A board to point to",
  text: "<p>Press a square.</p>",
  words: [
    { word: "Yes", symbol: "yes" },
    { word: "Stop", symbol: "stop" },
    { word: "All done", symbol: "all-done" },
  ],
  withoutScript: "Sound needs JavaScript. You can still point.",
};
