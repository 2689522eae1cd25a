const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The day that was meant, as "2026-12-24"; undefined if the words are no date. May be a day that no month has. */
export function likelyDate(words: string): string | undefined {
  const year = (digits: string) => (digits.length === 2 ? `20${digits}` : digits);
  const [, y = "", ...isoParts] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(words) ?? [];
  if (y !== "") return inCalendar(y, isoParts[0] ?? "", isoParts[1] ?? "");
  const us = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(words);
  if (us !== null) return inCalendar(year(us[3] ?? ""), us[1] ?? "", us[2] ?? "");
  const named = /^(?:[a-z]+day,?\s+)?([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(
    words,
  );
  const month = months.indexOf(named?.[1]?.toLowerCase() ?? "") + 1;
  return month > 0 ? inCalendar(named?.[3] ?? "", String(month), named?.[2] ?? "") : undefined;
}

/** Day and month change places where the month could be none. */
function inCalendar(year: string, month: string, day: string): string {
  const [m, d] = Number(month) > 12 && Number(day) <= 12 ? [day, month] : [month, day];
  return [year, m.padStart(2, "0"), d.padStart(2, "0")].join("-");
}

/** How many days a month has, for a date such as "2027-02-30" that is in no calendar; undefined for other words. */
export function impossibleDay(words: string): { month: string; days: number; last: string } | undefined {
  const [, year = "", number = ""] = /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})$/.exec(words) ?? [];
  if (year === "") return undefined;
  const days = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
  const month = new Date(Date.UTC(Number(year), Number(number) - 1)).toLocaleDateString("en-US", {
    timeZone: "UTC",
    month: "long",
    year: "numeric",
  });
  return { month, days, last: `${year}-${number}-${days}` };
}
