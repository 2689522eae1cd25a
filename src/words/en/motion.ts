/** What moves by itself, and the button that pauses it. */
export const motion = {
  pause: "Pause{what}",
  play: "Play{what}",
  driftingPictures: "the drifting pictures",
  movingServices: "the moving services",
} as const;
