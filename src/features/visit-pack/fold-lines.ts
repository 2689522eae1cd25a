const longest = 75;

/** Breaks the lines of a calendar file anew, none longer than 75 octets: the library that writes them counts characters. */
export function foldLines(file: string): string {
  return file
    .replace(/\r\n[\t ]/g, "")
    .split("\r\n")
    .map(foldLine)
    .join("\r\n");
}

function foldLine(line: string): string {
  let folded = "";
  let room = longest;
  for (const character of line) {
    const size = octets(character);
    if (size > room) {
      folded += "\r\n ";
      room = longest - 1;
    }
    folded += character;
    room -= size;
  }
  return folded;
}

/** How many octets a character takes in UTF-8. */
function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
