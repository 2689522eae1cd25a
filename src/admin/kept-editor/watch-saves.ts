import type { FieldProblem } from "../saving/refusal";

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

/** Sends a request once, or once more. */
type Send = () => Promise<Response>;

/** What the host answers when it is asked for the newest version of all files. */
interface Newest {
  readonly commit: { readonly id: string };
}

/** What the host answers to a save. */
interface Saved {
  readonly commit: { readonly sha: string };
  readonly files: readonly ({ readonly path: string; readonly sha: string } | null)[];
}

/**
 * Remembers a save that nobody answered. Perhaps only its answers were lost: then the files have exactly what was sent, which the
 * editor would take for somebody else's change. So the save is sent once more before the editor compares the files. If that
 * succeeds, the editor hears of no change, and its next save is based on this one.
 */
export function rememberLostSave() {
  let lost: Send | undefined;
  /** The version of all files that the editor knows. */
  let known = "";
  /** What the lost save has written: git's name for each file. */
  let written = new Map<string, string>();

  function forget(): void {
    lost = undefined;
    written = new Map();
  }
  return {
    forget,
    keep(send: Send): void {
      lost = send;
    },
    saved({ commit }: Saved): void {
      forget();
      known = commit.sha;
    },
    /** Git's name for what the editor's next change of a file is based on. */
    basisOf: (path: string, sha: string | undefined) => written.get(path) ?? sha,
    /** Asks for the newest version, as the editor does before it compares the files. */
    async askNewest(ask: Send): Promise<Response> {
      const again = await lost?.().catch(() => undefined);
      if (again?.ok) {
        const { files }: Saved = await again.json();
        for (const file of files) if (file) written.set(file.path, file.sha);
      }
      if (again) lost = undefined;
      const response = await ask();
      if (!response.ok) return response;
      const newest: Newest = await response.json();
      if (written.size === 0) known = newest.commit.id;
      return Response.json({ ...newest, commit: { ...newest.commit, id: known } });
    },
  };
}
