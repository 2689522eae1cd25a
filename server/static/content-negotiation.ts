import { lstatSync } from "node:fs";
import { getMimeType } from "hono/utils/mime";
import { isText } from "../../src/shared/http/encodings";
import { acceptedEncodings } from "./encoding";
import type { PublicFile } from "./public-file";

/** A file in the encoding that was negotiated, with its content headers (RFC 9110, section 3.2). */
export interface Representation extends PublicFile {
  readonly entityTag: string;
  readonly headers: Record<string, string>;
}

/**
 * Selects the best precompressed version of a file for an Accept-Encoding header, or the file itself. A
 * compressed version that is older than its file is ignored, because the file has been rebuilt and
 * compressing it has not finished.
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
