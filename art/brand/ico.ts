const headerBytes = 22;

/** An .ico of one square PNG: browsers ask for /favicon.ico when what they show, such as a PDF, names no icon. */
export function icoOf(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2); // it holds icons
  header.writeUInt16LE(1, 4); // one of them
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(headerBytes, 18);
  return Buffer.concat([header, png]);
}
