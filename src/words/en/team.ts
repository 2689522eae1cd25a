/** The team. */
export const team = {
  portrait: "Portrait of {name}",
  more: "READ MORE >",
  less: "READ LESS <",
} as const;
