/** The calendar of the appointment form. */
export const calendar = {
  months: "Months",
  previous: "Previous month",
  next: "Next month",
  today: "Today, {day}",
  selected: "{day}, selected",
  gray: "Days in gray can't be chosen.",
  /** From Sunday. */
  weekdays: ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"],
} as const;
