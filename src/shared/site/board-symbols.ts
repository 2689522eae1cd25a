/** The names of the drawn symbols that a communication board can show. */
export const boardSymbols = [
  "yes",
  "no",
  "stop",
  "break",
  "help",
  "toilet",
  "hurts",
  "all-done",
  "more",
] as const;

export type BoardSymbol = (typeof boardSymbols)[number];
