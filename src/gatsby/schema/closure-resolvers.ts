import type { CreateResolversArgs } from "gatsby";
import { subscriptionAddress } from "../../shared/calendar/closure-files";
import { isAnnounced } from "../../shared/clinic/closure-notice";
import { readBuildSettings } from "../../shared/settings/build-settings";
import { buildDay } from "./build-day";
import type { Context } from "./context";

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
        resolve: async ({ from, to }: { from: string; to?: string }, _args: object, context: Context) => {
          const today = await buildDay(context);
          return today !== undefined && isAnnounced({ from, to: to ?? null }, today);
        },
      },
    },
  });
}
