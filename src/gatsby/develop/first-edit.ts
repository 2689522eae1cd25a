import type { GatsbyNode } from "gatsby";

/**
 * Gatsby's onPostBootstrap: queues a change of nothing, so that the first edit in the live view is not lost.
 *
 * Gatsby collects the changes of an edit for half a second. When a page is opened in this time, it opens the page first, and
 * returns to its queue of changes; but the queue is created by the first change, and that one would be forgotten.
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ emitter }) => {
  // Without a node, Gatsby's touchNode does nothing.
  emitter.emit("ENQUEUE_NODE_MUTATION", { type: "touchNode", payload: [] });
};
