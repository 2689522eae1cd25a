/** Formats an ISO date as DD/MM/YYYY: "2026-11-23" gives "23/11/2026"; "" gives "". */
export function formatDmy(date: string): string {
  return date.split("-").reverse().join("/");
}

/** Parses DD/MM/YYYY to an ISO date: "23/11/2026" gives "2026-11-23"; "" gives "". */
export function parseDmy(dmy: string): string {
  return dmy.split("/").reverse().join("-");
}
