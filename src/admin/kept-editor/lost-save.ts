/** Sends a request once, or once more. */
type Send = () => Promise<Response>;

/** What the host answers when it is asked for the newest version of all files. */
interface Newest {
  readonly commit: { readonly id: string };
}

/** What the host answers to a save. */
export interface Saved {
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
