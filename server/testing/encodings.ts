/** Encodings in which a text may be on a disk. Base64 has three, depending on the text's offset. */
export function encodingsOf(text: string): Buffer[] {
  const plain = Buffer.from(text);
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), plain])
      .toString("base64")
      .slice(4, -4),
  );
  return [
    plain,
    ...base64.map((encoded) => Buffer.from(encoded)),
    ...base64.map((encoded) => Buffer.from(encoded.replaceAll("+", "-").replaceAll("/", "_"))),
    Buffer.from(plain.toString("hex")),
    Buffer.from(plain.toString("hex").toUpperCase()),
    Buffer.from(text, "utf16le"),
    Buffer.from(text, "utf16le").swap16(),
    Buffer.from(encodeURIComponent(text)),
    Buffer.from(text.replaceAll(" ", "=20")),
    Buffer.from(text.replaceAll(" ", "\\u0020")),
  ];
}
