/** Where the clinic is, and when it is open. */
export const place = {
  location: "Location",
  parking: "Parking",
  door: "The door",
  hours: "Hours",
  hoursOf: "{days}: {times}",
  season: "{name} until {to}. After that: {hours}.",
  nextSeason: "{name} from {from} to {to}: {hours}.",
  phone: "Phone",
  ratherTalk: "Would you rather talk? Call us:",
} as const;
