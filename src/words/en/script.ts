/** What the small script of every page says itself. */
export const script = {
  shown: "{shown} of {all} are shown.",
  loading: "One moment, this part is loading…",
  loadingVideo: "Loading the video…",
  today: "today",
  tomorrow: "tomorrow",
} as const;
