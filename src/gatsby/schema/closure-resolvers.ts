import type { CreateResolversArgs, SourceNodesArgs } from "gatsby";
import { toClinicTime } from "../../shared/clinic/clinic-local-time";
import { isAnnounced } from "../../shared/clinic/closure-notice";

interface Context {
  nodeModel: {
    findOne(query: object): Promise<{ date: string } | null>;
    findAll(query: object): Promise<{ entries: Iterable<object> }>;
  };
}

export const closureTypes = `
  type BuildDay implements Node @dontInfer {
    date: String!
  }
`;

/**
 * Gatsby's sourceNodes: the clinic's date, so that whatever asks for it is asked again when a build runs on another day.
 * Without it Gatsby would keep the banners of the day on which data/closures.json was last changed.
 */
export function sourceNodes({ actions, createNodeId, createContentDigest }: SourceNodesArgs): void {
  const { date } = toClinicTime(new Date());
  actions.createNode({
    id: createNodeId("build day"),
    date,
    internal: { type: "BuildDay", contentDigest: createContentDigest(date) },
  });
}

/** Puts the closures beside the clinic's hours, each with whether the banner tells of it at the time of the build. */
export function createClosureResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Clinic: {
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
