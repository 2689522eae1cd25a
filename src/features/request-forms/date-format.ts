/** A day as the form shows it, DD/MM/YYYY: "2026-11-23" gives "23/11/2026". */
export function formatDmy(date: string): string {
  return date.split("-").reverse().join("/");
}

/** The day that the form shows, or "" when it shows none: "23/11/2026" gives "2026-11-23". */
export function parseDmy(written: string): string {
  return written.split("/").reverse().join("-");
}
