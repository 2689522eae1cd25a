import { lstatSync } from "node:fs";
import { getMimeType } from "hono/utils/mime";
import { isText } from "../../src/shared/http/encodings";
import { acceptedEncodings } from "./encoding";
import type { PublicFile } from "./public-file";

/** A file in the form chosen for one visitor, with the headers that say which that is. */
export interface Representation extends PublicFile {
  readonly entityTag: string;
  readonly headers: Record<string, string>;
}

/**
 * Chooses the stored encoding of a file that suits a visitor best, or the file as it is.
 * An encoding older than its file is passed over: the file has been built anew, and its encodings not yet.
 */
export function negotiate(file: PublicFile, acceptEncoding: string | undefined): Representation {
  const type = { "Content-Type": getMimeType(file.path) ?? "application/octet-stream" };
  if (!isText(file.path)) return { ...file, entityTag: entityTag(file), headers: type };

  const headers = { ...type, Vary: "Accept-Encoding" };
  for (const { name, suffix } of acceptedEncodings(acceptEncoding)) {
    const path = file.path + suffix;
    const details = lstatSync(path, { throwIfNoEntry: false });
    if (!details?.isFile() || details.mtime < file.modified) continue;
    const encoded = { path, size: details.size, modified: details.mtime };
    return {
      ...encoded,
      entityTag: entityTag(encoded, name),
      headers: { ...headers, "Content-Encoding": name },
    };
  }
  return { ...file, entityTag: entityTag(file), headers };
}

function entityTag({ size, modified }: PublicFile, encoding = "identity"): string {
  return `"${modified.getTime().toString(36)}-${size.toString(36)}-${encoding}"`;
}
