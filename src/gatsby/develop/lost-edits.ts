import type { GatsbyNode } from "gatsby";

/** What Gatsby knows of its queries: those of the pages by their path, the others by their id. */
interface Queries {
  readonly trackedQueries: ReadonlyMap<string, { dirty: number }>;
}

/** Gatsby's flag for a dirty query, which runs again because its data has changed. */
const dirtyData = 0b0100;

/**
 * Gatsby's onPostBootstrap: makes sure that the live view shows every edit. An empty change makes Gatsby apply the changes in
 * its queue, create the pages, and run the queries that are marked dirty.
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ emitter, store }) => {
  // Without a node, Gatsby's touchNode does nothing.
  const queueEmptyChange = () => emitter.emit("ENQUEUE_NODE_MUTATION", { type: "touchNode", payload: [] });

  // Gatsby collects the changes of an edit for half a second. When a page is opened in this time, it opens the page first, and
  // returns to its queue of changes; but the queue is created by the first change, and that one would be forgotten.
  queueEmptyChange();

  // Gatsby deletes the entries of a file before it creates them again. A query that runs in between misses entries, and is
  // marked clean when it ends: all pages would show an error until the next edit.
  let isChanging = false;
  const change = () => {
    if (!isChanging) queueEmptyChange();
    isChanging = true;
  };
  emitter.on("CREATE_NODE", change);
  emitter.on("DELETE_NODE", change);
  emitter.on("API_FINISHED", ({ payload }: { payload: { apiName: string } }) => {
    if (payload.apiName === "createPages") isChanging = false;
  });
  emitter.on("PAGE_QUERY_RUN", ({ payload }: { payload: { path: string } }) => {
    const { queries }: { queries: Queries } = store.getState();
    const query = queries.trackedQueries.get(payload.path);
    if (isChanging && query) query.dirty = dirtyData;
  });
};
