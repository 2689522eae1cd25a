/** News, events and jobs. */
export const news = {
  news: "News",
  event: "Event",
  job: "Job",
  days: "{from} to {to}",
  at: "{days}, {times}",
  terms: "{employment}. Apply by {date}.",
  employment: {
    "full time": "Full time",
    "part time": "Part time",
    temporary: "Temporary",
    internship: "Internship",
  },
} as const;
