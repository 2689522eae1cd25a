/** The communication board. */
export const board = {
  scan: "Scan one by one",
  stop: "Stop scanning",
  pace: "Pace {seconds}",
  seconds: { one: "{count} second", other: "{count} seconds" },
  print: "Print this board",
  help: "To scan: the mark moves from square to square. Space, Enter or any press here says the marked word. Escape stops it.",
  noVoice: "This device has no English voice of its own. “{word}” stays here in large letters.",
  failed: "This device did not say it. “{word}” stays here in large letters.",
  notLoaded: "The sound for “{word}” did not load. Press again to try once more.",
} as const;
