/** What an engine, or the way it is run here, cannot do, and what journeys do there instead. */
export const limits = {
  popover:
    "Safari before 17 has no popovers. Without JavaScript, the menu is at the top of the page instead of in a drawer.",
} as const;

/** The name of a known limit. */
export type Limit = keyof typeof limits;
