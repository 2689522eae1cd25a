/** What forms have in common. */
export const forms = {
  unsent: "Nothing was sent yet. Please look at this first:",
  callUs: "call us: {phone}",
  clear: "Clear this form",
  cleared: "This is empty now, and nothing of it is kept.",
  ended: "Nobody used this for an hour, so we cleared it, in case others use this device too.",
} as const;
