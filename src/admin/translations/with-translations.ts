import { readContent } from "../../content-check/read-content";
import { blobSha, type WorkingFiles } from "../host/working-files";
import { translatedLanguages } from "./translated-files";

/**
 * The same files, but with each translation as its form shows it: with the current English texts, and with those that nobody has
 * translated yet, also where there is no file yet.
 * @param project the project's folder
 */
export function withTranslations(files: WorkingFiles, project: string): WorkingFiles {
  let known = { head: "", forms: new Map<string, Buffer>() };

  /** Reads all content again only if a file has changed. */
  function forms(): ReadonlyMap<string, Buffer> {
    const head = files.head();
    if (head === known.head) return known.forms;
    const all = translatedLanguages(readContent(project).content).flatMap((language) => language.files);
    const texts = all.map(({ path, value }) => [path, Buffer.from(JSON.stringify(value))] as const);
    known = { head, forms: new Map(texts) };
    return known.forms;
  }
  return {
    head: files.head,
    list() {
      const texts = forms();
      const shown = [...texts].map(([path, text]) => ({ path, sha: blobSha(text), size: text.length }));
      const others = files.list().filter(({ path }) => !texts.has(path));
      return [...others, ...shown].sort((one, other) => (one.path < other.path ? -1 : 1));
    },
    shaOf(path) {
      const text = forms().get(path);
      return text === undefined ? files.shaOf(path) : blobSha(text);
    },
    // As it was listed last: an editor reads all files one after the other.
    read: (path) => known.forms.get(path) ?? files.read(path),
  };
}
