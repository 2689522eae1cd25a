import type { CreateResolversArgs } from "gatsby";
import { subscriptionAddress } from "../../shared/calendar/closure-files";
import { isAnnounced } from "../../shared/clinic/closure-notice";
import { readBuildSettings } from "../../shared/settings/build-settings";
import { buildDay } from "./build-day";

interface Context {
  nodeModel: {
    findOne(query: object): Promise<object | null>;
    findAll(query: object): Promise<{ entries: Iterable<object> }>;
  };
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
          context: Context,
        ): Promise<boolean> => {
          const today = await buildDay(context);
          return today !== undefined && isAnnounced({ from: closure.from, to: closure.to ?? null }, today);
        },
      },
    },
  });
}
