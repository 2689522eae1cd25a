import type { CmsConfig, CollectionFile, Field } from "@sveltia/cms";
import { type PicturePlace, picturePlaceOf } from "../../content/picture-places";

/** What the form of a picture knows about its place on the website. */
export interface PlaceOfField {
  readonly place: PicturePlace;
  /** The place while the same block has a video, which the picture then plays. */
  readonly withVideo: PicturePlace;
}

/** Forms inside another form, in the ways in which the configuration writes them. */
type Nested = Partial<Record<"fields" | "types", readonly Field[]>> & { readonly field?: Field };

/** Adds to the form of each picture the place that it is for, and the folder that it is saved in. */
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
    const inBlock = (kind: Field) =>
      inEntry(kind, (form, name) => {
        const places = placesOf(kind.name, name);
        const folder = `../images/${places.place.folder}`;
        return { ...form, ...places, media_folder: folder, public_folder: folder };
      });
    return { ...field, types: types.map(inBlock) } as Field;
  });
}

/**
 * The form of a file, whose pictures go to one folder if their places have the same. The folder is that of the file: beside a
 * folder of its own for a field, the editor finds no pictures for its list.
 */
function inFile(file: CollectionFile): CollectionFile {
  const folders = new Set<string>();
  const inEntryOf = (entry: Field) =>
    inEntry(entry, (form, name) => {
      const places = placesOf(file.name, name);
      folders.add(places.place.folder);
      return { ...form, ...places };
    });
  const fields = file.fields.map((list) => {
    const { types } = list as Nested;
    return types === undefined ? inEntryOf(list) : ({ ...list, types: types.map(inEntryOf) } as Field);
  });
  const [folder, ...others] = folders;
  if (folder === undefined || others.length > 0) return { ...file, fields };
  return {
    ...file,
    fields,
    media_folder: `${file.media_folder}/${folder}`,
    public_folder: `${file.public_folder}/${folder}`,
  };
}

/** Completes the form of a picture. @param name the name of the entry's field that the picture is in */
type Complete = (form: Field, name: string) => Field;

function inEntry(entry: Field, complete: Complete): Field {
  const { fields } = entry as Nested;
  if (fields === undefined) return entry;
  return { ...entry, fields: fields.map((field) => withPlace(field, field.name, complete)) } as Field;
}

function withPlace(form: Field, name: string, complete: Complete): Field {
  if (form.widget === "picture") return complete(form, name);
  const { fields, field } = form as Nested;
  const inside = (each: Field) => withPlace(each, name, complete);
  if (fields !== undefined) return { ...form, fields: fields.map(inside) } as Field;
  return field === undefined ? form : ({ ...form, field: inside(field) } as Field);
}

function placesOf(owner: string, name: string): PlaceOfField {
  const place = picturePlaceOf(owner, name, false);
  const withVideo = picturePlaceOf(owner, name, true);
  if (place === undefined || withVideo === undefined) {
    throw new Error(`src/content/picture-places.ts has no place for ${owner} ${name}.`);
  }
  return { place, withVideo };
}
