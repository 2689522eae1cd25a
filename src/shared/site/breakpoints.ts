/** Media queries that scripts and style sheets share. A test compares them, since CSS cannot import. */
export const breakpoints = {
  /** Phones: quick actions at the bottom, pictures cut for a tall screen. */
  phone: "(max-width: 767px)",
  /** Narrow enough that the evaluation form waits closed. */
  narrow: "(max-width: 639px)",
} as const;
