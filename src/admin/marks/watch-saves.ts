import type { FieldProblem } from "./field-problem";

/** What /admin does about the saves of the editor. */
interface Watcher {
  onSave(): void;
  /** @param message all reasons in one text */
  onRefused(problems: readonly FieldProblem[], message: string): void;
  onSaved(paths: readonly string[]): void;
}

/**
 * Tells a watcher of each save that the editor sends, and why it was refused. The editor shows a reason only as one text in
 * a dialog, and none at all when it removes a page.
 */
export function watchSaves({ onSave, onRefused, onSaved }: Watcher): void {
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const isSave = init?.method === "POST" && /\/api\/v1\/repos\/.+\/contents$/.test(String(input));
    if (isSave) onSave();
    const response = await ask(input, init);
    if (isSave && response.status === 422) {
      const { problems = [], message } = await response.clone().json();
      onRefused(problems, message);
    }
    if (isSave && response.ok) onSaved(pathsIn(String(init.body)));
    return response;
  };
}

function pathsIn(body: string): string[] {
  const { files = [] }: { files?: { path: string }[] } = JSON.parse(body);
  return files.map(({ path }) => path);
}
