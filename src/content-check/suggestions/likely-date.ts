const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Guesses an ISO date, such as "2026-12-24"; undefined if the text is not a date. The month may not have that day. */
export function likelyDate(text: string): string | undefined {
  const year = (digits: string) => (digits.length === 2 ? `20${digits}` : digits);
  const [, y = "", ...isoParts] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? [];
  if (y !== "") return isoDate(y, isoParts[0] ?? "", isoParts[1] ?? "");
  const us = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  if (us !== null) return isoDate(year(us[3] ?? ""), us[1] ?? "", us[2] ?? "");
  const named = /^(?:[a-z]+day,?\s+)?([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(
    text,
  );
  const month = months.indexOf(named?.[1]?.toLowerCase() ?? "") + 1;
  return month > 0 ? isoDate(named?.[3] ?? "", String(month), named?.[2] ?? "") : undefined;
}

/** Formats an ISO date, and swaps day and month if the month is over 12. */
function isoDate(year: string, month: string, day: string): string {
  const [m, d] = Number(month) > 12 && Number(day) <= 12 ? [day, month] : [month, day];
  return [year, m.padStart(2, "0"), d.padStart(2, "0")].join("-");
}

/** Describes the month of an ISO date whose day may not exist, such as "2027-02-30"; undefined for other texts. */
export function impossibleDay(text: string): { month: string; days: number; last: string } | undefined {
  const [, year = "", number = ""] = /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})$/.exec(text) ?? [];
  if (year === "") return undefined;
  const days = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
  const month = new Date(Date.UTC(Number(year), Number(number) - 1)).toLocaleDateString("en-US", {
    timeZone: "UTC",
    month: "long",
    year: "numeric",
  });
  return { month, days, last: `${year}-${number}-${days}` };
}
