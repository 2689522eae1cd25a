/** When the clinic can answer a request, in a sentence. */
export const replyHours = {
  open: "We are open now, until {time}.",
  today: "We open today at {time}.",
  tomorrow: "We open again tomorrow at {time}.",
  later: "We open again on {day} at {time}.",
  unknown: "",
} as const;
