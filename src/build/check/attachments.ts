import { statSync } from "node:fs";
import { join, posix } from "node:path";
import { disguised, missing, misspelled, outside, tooLarge } from "./attachment-words";
import { eachField } from "./each-field";
import type { Fault, Words } from "./fault";
import { type FileType, fileTypeOf } from "./file-type";
import { findFile, listEachOnce } from "./find-file";
import { nearest } from "./nearest";
import type { Content } from "./read-content";

/** Also said in docs/team.md. */
const largestPicture = 450;

/** Pictures and PDFs that are missing, misspelled, too large, or not what their name says. */
export function findAttachmentFaults(content: Content): Fault[] {
  const namesIn = listEachOnce();
  return eachField(content, ({ role, value, path, isWellFormed }, file) => {
    if (!isWellFormed) return [];
    const isPdf = file.collection === "documents" && path.at(-1) === "file";
    if (isPdf) return judge(posix.join("static", value), "static", value, "PDF");
    if (role !== "picture") return [];
    const picture = posix.normalize(posix.join(posix.dirname(file.name), value));
    return judge(picture, "data", value, value.endsWith(".png") ? "PNG" : "JPEG");
  });

  /** @param path relative to the project's folder; `written` is how the editor wrote it */
  function judge(path: string, home: string, written: string, type: FileType): Words[] {
    if (!path.startsWith(`${home}/`)) return [outside(home)];
    const search = findFile(content.folder, path, namesIn);
    if (search.is === "missing") return [missing(path, type, written, neighbour(path))];
    if (search.is === "spelled") return [misspelled(path, search.path, written)];
    const actual = fileTypeOf(join(content.folder, path));
    if (actual !== type) return [disguised(path, type, actual)];
    const size = Math.ceil(statSync(join(content.folder, path)).size / 1024);
    return type !== "PDF" && size > largestPicture ? [tooLarge(path, size, largestPicture)] : [];
  }

  /** The file in the same folder whose name, its ending aside, is nearest. */
  function neighbour(path: string): string | undefined {
    const home = posix.dirname(path);
    if (findFile(content.folder, home, namesIn).is !== "there") return undefined;
    const names = namesIn(join(content.folder, home)).filter((name) => /\.(jpg|png|pdf)$/.test(name));
    const meant = nearest(posix.parse(path).name, new Set(names.map((name) => posix.parse(name).name)));
    return names.find((name) => posix.parse(name).name === meant);
  }
}
