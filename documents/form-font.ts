import { create, type Font } from "fontkit";
import { typedLetters } from "./typefaces";

/**
 * Embeds a whole font for the text that users type into fields. pdfkit embeds only the glyphs that a document uses. PDF readers
 * need all letters, also those that Windows-1252 lacks, so this is a composite font whose character codes are the numbers of
 * the glyphs (ISO 32000-1, 9.7); readers find the code of a letter in its ToUnicode map.
 * @returns the reference for the form's resources
 */
export function formFont(pdf: PDFKit.PDFDocument, file: Buffer, name: string): PDFKit.PDFKitReference {
  const font = create(file);
  const scale = 1000 / font.unitsPerEm;
  const { minX, minY, maxX, maxY } = font.bbox;
  const refer = (data: Record<string, unknown>, content?: Buffer) => {
    const reference = pdf.ref(data);
    reference.end(content);
    return reference;
  };
  const descriptor = refer({
    Type: "FontDescriptor",
    FontName: name,
    Flags: 4,
    FontBBox: [minX, minY, maxX, maxY].map((side) => side * scale),
    ItalicAngle: 0,
    Ascent: font.ascent * scale,
    Descent: font.descent * scale,
    CapHeight: font.capHeight * scale,
    StemV: 80,
    FontFile2: refer({ Length1: file.length }, file),
  });
  const widths = Array.from({ length: font.numGlyphs }, (_, glyph) =>
    Math.round(font.getGlyph(glyph).advanceWidth * scale),
  );
  const descendant = refer({
    Type: "Font",
    Subtype: "CIDFontType2",
    BaseFont: name,
    CIDSystemInfo: { Registry: new String("Adobe"), Ordering: new String("Identity"), Supplement: 0 },
    FontDescriptor: descriptor,
    W: [0, widths],
    CIDToGIDMap: "Identity",
  });
  return refer({
    Type: "Font",
    Subtype: "Type0",
    BaseFont: name,
    Encoding: "Identity-H",
    DescendantFonts: [descendant],
    ToUnicode: refer({}, Buffer.from(unicodeMap(font))),
  });
}

const hexadecimal = (code: number) => `<${code.toString(16).padStart(4, "0")}>`;

/** The letters of the glyphs, as ranges in which both count up, in blocks of at most 100 (ISO 32000-1, 9.10.3). */
function unicodeMap(font: Font): string {
  const ranges: { glyph: number; code: number; length: number }[] = [];
  for (const letter of typedLetters) {
    const code = letter.codePointAt(0) ?? 0;
    if (!font.hasGlyphForCodePoint(code)) continue;
    const glyph = font.glyphForCodePoint(code).id;
    const last = ranges.at(-1);
    const follows = last && glyph === last.glyph + last.length && code === last.code + last.length;
    // No range may have two first bytes.
    if (follows && glyph % 256 && code % 256) last.length += 1;
    else ranges.push({ glyph, code, length: 1 });
  }
  const lines = ranges.map(({ glyph, code, length }) =>
    [glyph, glyph + length - 1, code].map(hexadecimal).join(" "),
  );
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, index) => {
    const block = lines.slice(index * 100, (index + 1) * 100);
    return `${block.length} beginbfrange\n${block.join("\n")}\nendbfrange`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join("\n")}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
