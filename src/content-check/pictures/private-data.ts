/** The metadata of a picture that say where and with which camera it was taken. */
export interface PrivateData {
  readonly hasLocation: boolean;
  /** The maker and model, such as "Apple iPhone 15". */
  readonly camera?: string;
}

/** The EXIF tags of the maker, the model and the GPS directory. */
const tags = { make: 0x010f, model: 0x0110, location: 0x8825 };
const locationInXmp = /GPSL(?:at|ong)itude|photoshop:City|Iptc4xmpCore:Location/;

/** Finds private data in a picture's raw EXIF and XMP metadata, as sharp returns them. */
export function privateDataIn(exif: Buffer | undefined, xmp: string | undefined): PrivateData {
  const entries = exif === undefined ? new Map<number, string>() : mainEntries(exif);
  const make = entries.get(tags.make) ?? "";
  const model = entries.get(tags.model) ?? "";
  const camera = model.startsWith(make) ? model : `${make} ${model}`.trim();
  return {
    hasLocation: entries.has(tags.location) || locationInXmp.test(xmp ?? ""),
    ...(camera !== "" && { camera }),
  };
}

/** Returns the texts of EXIF's first directory (IFD0) by tag; other types give "". Empty if the data are cut off. */
function mainEntries(exif: Buffer): Map<number, string> {
  const tiff = exif.subarray(exif.toString("latin1", 0, 6) === "Exif\0\0" ? 6 : 0);
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const start = long(4);
    const offsets = Array.from({ length: short(start) }, (_, index) => start + 2 + index * 12);
    return new Map(offsets.map((at) => [short(at), short(at + 2) === 2 ? textAt(at) : ""]));
  } catch {
    return new Map();
  }

  /** Reads a text. Up to four characters are stored in the entry itself, longer ones at an offset. */
  function textAt(entry: number): string {
    const length = long(entry + 4);
    const from = length > 4 ? long(entry + 8) : entry + 8;
    return tiff
      .toString("utf8", from, from + length)
      .replaceAll("\0", "")
      .trim();
  }
}
