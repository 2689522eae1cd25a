/**
 * The day so many months before; a day that such a month lacks, as "2026-02-31", comes out right when compared as text.
 * @param day such as "2026-11-21"
 */
export function monthsBefore(day: string, months: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}${day.slice(7)}`;
}
