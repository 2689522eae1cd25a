/** Where a text comes from. */
export const sources = {
  checked: "Source: {source}, checked {date}",
} as const;
