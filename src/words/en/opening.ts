/** Whether the clinic is open now, on one line. */
export const opening = {
  open: "Open now, until {time}",
  today: "Closed now, opens today at {time}",
  tomorrow: "Closed now, opens tomorrow at {time}",
  later: "Closed now, opens {day} at {time}",
  unknown: "Closed now",
} as const;
