import type { CreateResolversArgs, SourceNodesArgs } from "gatsby";
import { subscriptionAddress } from "../../shared/calendar/closure-files";
import { toClinicTime } from "../../shared/clinic/clinic-local-time";
import { isAnnounced } from "../../shared/clinic/closure-notice";
import { readBuildSettings } from "../../shared/settings/build-settings";

interface Context {
  nodeModel: {
    findOne(query: object): Promise<{ date: string } | null>;
    findAll(query: object): Promise<{ entries: Iterable<object> }>;
  };
}

/** GraphQL type of the node that `sourceNodes` creates. */
export const closureTypes = `
  type BuildDay implements Node @dontInfer {
    date: String!
  }
`;

/**
 * Gatsby's sourceNodes: creates a node with the current date at the clinic. Queries that use it run again in
 * a build on another day; otherwise Gatsby would keep the closure banners of the day on which
 * data/closures.json last changed.
 */
export function sourceNodes({ actions, createNodeId, createContentDigest }: SourceNodesArgs): void {
  const { date } = toClinicTime(new Date());
  actions.createNode({
    id: createNodeId("build day"),
    date,
    internal: { type: "BuildDay", contentDigest: createContentDigest(date) },
  });
}

/**
 * Adds to the clinic the address of the calendar of closures, and the closures, each with a flag for whether the banner announces it on the day of the
 * build.
 */
export function createClosureResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Clinic: {
      closureCalendar: {
        type: "String!",
        resolve: () => subscriptionAddress(readBuildSettings().siteUrl),
      },
      closures: {
        type: "[Closure!]!",
        resolve: async (_source: object, _args: object, { nodeModel }: Context) => {
          const { entries } = await nodeModel.findAll({
            type: "Closure",
            query: { sort: { fields: ["from"], order: ["ASC"] } },
          });
          return [...entries];
        },
      },
    },
    Closure: {
      isAnnounced: {
        type: "Boolean!",
        resolve: async (
          closure: { from: string; to?: string },
          _args: object,
          { nodeModel }: Context,
        ): Promise<boolean> => {
          const day = await nodeModel.findOne({ type: "BuildDay", query: {} });
          return day !== null && isAnnounced({ from: closure.from, to: closure.to ?? null }, day.date);
        },
      },
    },
  });
}
