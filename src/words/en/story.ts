/** The picture story of a first visit. */
export const story = {
  previous: "Previous page",
  next: "Next page",
  page: "Page {number} of {count}",
  pages: "Pages {first} and {last} of {count}",
  print: "Print this book",
  child: "Child's first name",
  animal: "Favorite animal",
  therapist: "Therapist",
  unknown: "We don't know yet",
  privacy:
    "What you put in stays on this device for 30 days, for the next time you read the book. It is not sent to us or to anyone.",
  forget: "Forget it",
  forgotten: "It is forgotten.",
} as const;
