import { create } from "fontkit";
import { letters } from "./typefaces";

/**
 * Embeds a whole font for the text that users type into fields. pdfkit embeds only the glyphs that a document uses, addressed
 * by glyph id. PDF readers need all characters, addressed by character code, so this is a simple TrueType font
 * (ISO 32000-1, 9.6.3) with WinAnsi encoding.
 * @returns the reference for the form's resources
 */
export function formFont(pdf: PDFKit.PDFDocument, file: Buffer, name: string): PDFKit.PDFKitReference {
  const font = create(file);
  const scale = 1000 / font.unitsPerEm;
  const stream = pdf.ref({ Length1: file.length });
  stream.end(file);
  const descriptor = pdf.ref({
    Type: "FontDescriptor",
    FontName: name,
    Flags: 32,
    FontBBox: [font.bbox.minX, font.bbox.minY, font.bbox.maxX, font.bbox.maxY].map((side) => side * scale),
    ItalicAngle: 0,
    Ascent: font.ascent * scale,
    Descent: font.descent * scale,
    CapHeight: font.capHeight * scale,
    StemV: 80,
    FontFile2: stream,
  });
  descriptor.end(undefined);
  const widths = Array.from(letters, (letter) =>
    Math.round(font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth * scale),
  );
  const reference = pdf.ref({
    Type: "Font",
    Subtype: "TrueType",
    BaseFont: name,
    FirstChar: 32,
    LastChar: 255,
    Widths: widths,
    FontDescriptor: descriptor,
    Encoding: "WinAnsiEncoding",
  });
  reference.end(undefined);
  return reference;
}
