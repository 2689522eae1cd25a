import type { CreateResolversArgs } from "gatsby";
import type { Clinic } from "../../content/clinic";
import type { NewsItem } from "../../seo/site-content";
import { subscriptionAddress } from "../../shared/calendar/closure-files";
import { addDays, weeklyHoursOn } from "../../shared/clinic/clinic-time";
import { isAnnounced } from "../../shared/clinic/closure-notice";
import { readBuildSettings } from "../../shared/settings/build-settings";
import { buildDay } from "./build-day";
import type { Context } from "./context";

/** How many days before its first day an item is in the pages, hidden: for a site that is not built each day. */
const daysEarly = 7;

/** Whether the first day of something has come on the day of the build. */
const hasBegun = {
  type: "Boolean!",
  resolve: async ({ from }: { from: string }, _args: object, context: Context) =>
    from <= ((await buildDay(context)) ?? ""),
};

/**
 * Adds to the clinic the address of the calendar of closures, the closures, each with a flag for whether the banner announces
 * it on the day of the build, and the weekly hours on that day. A season that is over is left out. Adds the current news to their block.
 */
export function createDatedResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Clinic: {
      closureCalendar: {
        type: "String!",
        resolve: () => subscriptionAddress(readBuildSettings().siteUrl),
      },
      currentHours: {
        type: "[OpeningHours!]!",
        resolve: async (clinic: Clinic, _args: object, context: Context) =>
          weeklyHoursOn((await buildDay(context)) ?? "", clinic),
      },
      seasons: {
        type: "[Season!]",
        resolve: async ({ seasons }: Clinic, _args: object, context: Context) => {
          const today = (await buildDay(context)) ?? "";
          const current = seasons?.filter(({ to }) => today <= to);
          return current?.length ? current : null;
        },
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
    Season: { hasBegun },
    NewsItem: { hasBegun },
    NewsListBlock: {
      news: {
        type: "[NewsItem!]!",
        resolve: async (_source: object, _args: object, context: Context) => {
          const today = (await buildDay(context)) ?? "";
          const all = [...(await context.nodeModel.findAll({ type: "NewsItem", query: {} })).entries];
          return (all as NewsItem[]).filter(
            ({ from, to }) => today <= to && from <= addDays(today, daysEarly),
          );
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
