const maxOctets = 75;

/**
 * Folds the lines of a calendar file again, to at most 75 octets (RFC 5545, section 3.1). The library that
 * writes the file counts characters instead of octets.
 */
export function foldLines(file: string): string {
  return file
    .replace(/\r\n[\t ]/g, "")
    .split("\r\n")
    .map(foldLine)
    .join("\r\n");
}

function foldLine(line: string): string {
  let folded = "";
  let room = maxOctets;
  for (const character of line) {
    const size = octets(character);
    if (size > room) {
      folded += "\r\n ";
      room = maxOctets - 1;
    }
    folded += character;
    room -= size;
  }
  return folded;
}

/** The length of a character in UTF-8, in octets. */
function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
