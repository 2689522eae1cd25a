/** The toasts themselves. */
export const toasts = {
  close: "Close",
} as const;
