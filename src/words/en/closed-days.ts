/** Days on which the clinic is closed or has other hours. */
export const closedDays = {
  label: "Closures",
  closed: "Closed {days}: {reason}.",
  changed: "{days}: open {times}. {reason}.",
  days: "{from} to {to}",
  usual: "We are open as usual: {hours}.",
  ways: "{calendar}, or {file}, or {feed}.",
  calendar: "Add our closed days to your calendar",
  file: "save them as a file",
  feed: "follow them in a news reader",
} as const;
