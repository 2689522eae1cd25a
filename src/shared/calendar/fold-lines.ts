const maxOctets = 75;
const encoder = new TextEncoder();

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
    const size = encoder.encode(character).length;
    if (size > room) {
      folded += "\r\n ";
      room = maxOctets - 1;
    }
    folded += character;
    room -= size;
  }
  return folded;
}
