/** Returns the closing time that was probably meant by one in 12-hour time: "17:00" for "05:00", if it opens at "09:00". */
export function meantAfternoon(opens: string, closes: string): string | undefined {
  const hour = Number(closes.slice(0, 2));
  const afternoon = `${hour + 12}${closes.slice(2)}`;
  return hour < 12 && afternoon > opens && closes !== opens ? afternoon : undefined;
}
