/** The card for a trip to the clinic. */
export const trip = {
  heading: "Our trip to {clinic}",
  where: "Where:",
  phone: "Phone:",
  parking: "Parking:",
  door: "The door:",
  print: "Print this card",
} as const;
