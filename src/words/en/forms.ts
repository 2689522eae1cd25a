/** What forms have in common. */
export const forms = {
  unsent: "Nothing was sent yet. Please look at this first:",
  callUs: "call us: {phone}",
} as const;
