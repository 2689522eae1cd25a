import clinic from "../../../data/clinic.json";

const { format } = new Intl.DateTimeFormat("en-GB", {
  ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
  ...{ second: "2-digit", timeZone: clinic.timeZone, timeZoneName: "longOffset" },
});
/** Matches a time such as "20/11/2026, 09:05:09 GMT-09:00". */
const parts = /^(\d+)\/(\d+)\/(\d+), (\S+) GMT(.*)$/;

/** A time in the clinic's time zone (ISO 8601), such as "2026-11-20T09:05:09-09:00". */
export function clinicTime(time: Date): string {
  if (Number.isNaN(time.getTime())) return "unknown";
  return format(time).replace(
    parts,
    (_, day, month, year, clock, offset) => `${year}-${month}-${day}T${clock}${offset || "Z"}`,
  );
}

/**
 * Escapes characters in visitors' text that control a terminal or reorder text, as their code points. Line
 * breaks and tabs stay.
 */
export function printable(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .replace(
      /[^\P{Cc}\n\t]|\p{Bidi_Control}|[\u2028\u2029]/gu,
      (character) => `<U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}>`,
    );
}
