import type { CmsConfig, CollectionFile, Field } from "@sveltia/cms";
import { type PicturePlace, picturePlaceOf } from "../../content/picture-places";

/** What the form of a picture knows about its place on the website. */
export interface PlaceOfField {
  readonly place: PicturePlace;
  /** The place while the same block has a video, which the picture then plays. */
  readonly withVideo: PicturePlace;
  /** Where data/images/ is, as seen from the file: what a path of the website's own pictures begins with. */
  readonly images: string;
}

/** Forms inside another form, in the ways in which the configuration writes them. */
type Nested = Partial<Record<"fields" | "types", readonly Field[]>> & { readonly field?: Field };

/**
 * The files whose new pictures go to a folder of their own in data/images/. The editor does not know a folder for a single field
 * of a list, so those of pages, which have many places, go to data/images/ itself.
 */
const withOwnFolder = new Set(["team", "partners"]);

/** Adds to the form of each picture the place that it is for, and to a file the folder of its pictures. */
export function withPicturePlaces(config: CmsConfig): CmsConfig {
  return {
    ...config,
    collections: config.collections?.map((collection) =>
      "fields" in collection ? { ...collection, fields: inBlocks(collection.fields as Field[]) } : collection,
    ),
    singletons: config.singletons?.map((file) => ("fields" in file ? inFile(file) : file)),
  };
}

/** The forms of a page, whose pictures are in its blocks. */
function inBlocks(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    const { types } = field as Nested;
    if (types === undefined) return field;
    return { ...field, types: types.map((kind) => inEntry(kind, kind.name, "../images")) } as Field;
  });
}

/** The form of a file, which is a list. */
function inFile(file: CollectionFile): CollectionFile {
  const inEntryOf = (entry: Field) => inEntry(entry, file.name, "./images");
  const fields = file.fields.map((list) => {
    const { types } = list as Nested;
    return types === undefined ? inEntryOf(list) : ({ ...list, types: types.map(inEntryOf) } as Field);
  });
  if (!withOwnFolder.has(file.name)) return { ...file, fields };
  return {
    ...file,
    fields,
    media_folder: `${file.media_folder}/${file.name}`,
    public_folder: `${file.public_folder}/${file.name}`,
  };
}

function inEntry(entry: Field, owner: string, images: string): Field {
  const { fields } = entry as Nested;
  if (fields === undefined) return entry;
  const withPlaces = (field: Field) => withPlace(field, () => placesOf(owner, field.name, images));
  return { ...entry, fields: fields.map(withPlaces) } as Field;
}

/** Completes the pictures in a form. @param places asked only if there are any */
function withPlace(form: Field, places: () => PlaceOfField): Field {
  if (form.widget === "picture") return { ...form, ...places() };
  const { fields, field } = form as Nested;
  const inside = (each: Field) => withPlace(each, places);
  if (fields !== undefined) return { ...form, fields: fields.map(inside) } as Field;
  return field === undefined ? form : ({ ...form, field: inside(field) } as Field);
}

function placesOf(owner: string, name: string, images: string): PlaceOfField {
  const place = picturePlaceOf(owner, name, false);
  const withVideo = picturePlaceOf(owner, name, true);
  if (place === undefined || withVideo === undefined) {
    throw new Error(`src/content/picture-places.ts has no place for ${owner} ${name}.`);
  }
  return { place, withVideo, images };
}
