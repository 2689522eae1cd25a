import type { SourceNodesArgs } from "gatsby";
import { toClinicTime } from "../../shared/clinic/clinic-local-time";
import { type Context, find } from "./context";

/** GraphQL type of the node that `sourceNodes` creates. */
export const buildDayType = `
  type BuildDay implements Node @dontInfer {
    date: String!
  }
`;

/**
 * Gatsby's sourceNodes: creates a node with the current date at the clinic. Queries that use it run again in
 * a build on another day; otherwise Gatsby would keep what was current on the day of the last change under data/.
 */
export function sourceNodes({ actions, createNodeId, createContentDigest }: SourceNodesArgs): void {
  const { date } = toClinicTime(new Date());
  actions.createNode({
    id: createNodeId("build day"),
    date,
    internal: { type: "BuildDay", contentDigest: createContentDigest(date) },
  });
}

/** Returns the date of the build at the clinic. */
export async function buildDay(context: Context): Promise<string | undefined> {
  return (await find<{ date: string }>(context, "BuildDay"))?.date;
}
