import type { FieldProblem } from "../marks/field-problem";
import { rememberLostSave, type Saved } from "./lost-save";

/** What /admin does about the saves of the editor. */
interface Watcher {
  onSave(): void;
  /** @param message all reasons in one text */
  onRefused(problems: readonly FieldProblem[], message: string): void;
  onSaved(paths: readonly string[]): void;
  /** Another tab has saved files. */
  onSavedElsewhere(): void;
}

/** What the editor sends to save files. */
interface SaveBody {
  readonly files?: readonly { readonly path: string; readonly sha?: string }[];
}

/** What the page says when the server does not answer. A browser has words of its own for it, such as "Failed to fetch". */
const unreachable =
  'Nobody answered, so this is probably not saved: the window of "Edit the website" may be closed. What you wrote is still here. Double-click "Edit the website" again, load this page again when it is ready, and press Restore.';

/**
 * Tells a watcher of each save that the editor sends, and why it was refused. The editor shows a reason only as one text in
 * a dialog, and none at all when it removes a page.
 *
 * The tabs of one browser share what the editor has read. So a tab does not notice that another one has saved the same file, and
 * would write its older words over it: here it says that its version is an old one, and the save is refused.
 */
export function watchSaves({ onSave, onRefused, onSaved, onSavedElsewhere }: Watcher): void {
  const ask = window.fetch;
  const tabs = new BroadcastChannel("admin-saves");
  const savedElsewhere = new Set<string>();
  const lostSave = rememberLostSave();
  window.addEventListener("hashchange", lostSave.forget);
  tabs.addEventListener("message", ({ data }: MessageEvent<readonly string[]>) => {
    for (const path of data) savedElsewhere.add(path);
    onSavedElsewhere();
  });

  window.fetch = async (input, init) => {
    const isSave = init?.method === "POST" && /\/api\/v1\/repos\/.+\/contents$/.test(String(input));
    if (/\/api\/v1\/repos\/.+\/branches\/[^/]+$/.test(String(input)))
      return lostSave.askNewest(() => ask(input, init));
    if (!isSave) return ask(input, init);
    onSave();
    const body: SaveBody = JSON.parse(String(init.body));
    const files = body.files?.map((file) => ({
      ...file,
      sha: savedElsewhere.has(file.path) ? "of another tab" : lostSave.basisOf(file.path, file.sha),
    }));
    const send = () => ask(input, { ...init, body: JSON.stringify({ ...body, files }) });
    // Perhaps only the answer was lost. What was written already is not written again, and not taken for someone else's change.
    const response = await send()
      .catch(send)
      .catch(() => {
        lostSave.keep(send);
        throw new Error(unreachable);
      });
    if (response.status === 422) {
      const { problems = [], message } = await response.clone().json();
      onRefused(problems, message);
    }
    if (response.ok) {
      const saved: Saved = await response.clone().json();
      lostSave.saved(saved);
      const paths = files?.map(({ path }) => path) ?? [];
      tabs.postMessage(paths);
      onSaved(paths);
    }
    return response;
  };
}
