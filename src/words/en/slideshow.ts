/** Pictures that take turns. */
export const slideshow = {
  carousel: "carousel",
  slide: "slide",
  slideOf: "{number} of {count}",
  pictureOf: "Picture {number} of {count}",
  position: "{number} / {count}",
  play: "Play the pictures",
  pause: "Pause the pictures",
  previous: "Previous picture",
  next: "Next picture",
} as const;
