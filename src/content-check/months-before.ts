/**
 * Returns the same day a number of months earlier. The result may be a day that the month does not have, such as
 * "2026-02-31"; comparing it with other dates as text still gives the right order.
 * @param day an ISO date, such as "2026-11-21"
 */
export function monthsBefore(day: string, months: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}${day.slice(7)}`;
}
