export const travelCard: Queries.TravelCardFragment = {
  anchor: "travel-card",
  heading: "A card for the trip",
  text: "<p>Print it and fill it in by pen.</p>",
  lines: ["Child's name", "Day and time of the visit"],
  note: "<p>If plans change, call us.</p>",
};
