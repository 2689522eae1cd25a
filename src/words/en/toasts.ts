/** The toasts themselves. */
export const toasts = {
  region: "Notifications",
  close: "Close",
} as const;
