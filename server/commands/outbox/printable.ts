import clinic from "../../../data/clinic.json";

const format = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: clinic.timeZone,
});

/** A time in the clinic's time zone, such as "Nov 20, 2026, 9:05 AM". */
export function clinicTime(time: Date): string {
  return Number.isNaN(time.getTime()) ? "unknown" : format.format(time).replaceAll("\u202f", " ");
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
