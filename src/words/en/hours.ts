/** How the clinic's hours are put together of days and times. */
export const hours = {
  range: "{from}-{to}",
  hours: "{days} {times}",
  separator: ", ",
} as const;
