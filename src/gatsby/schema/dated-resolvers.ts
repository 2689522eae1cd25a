import type { SourceNodesArgs } from "gatsby";
import type { Clinic } from "../../content/clinic";
import type { NewsItem } from "../../seo/site-content";
import { subscriptionAddress } from "../../shared/calendar/closure-files";
import { toClinicTime } from "../../shared/clinic/clinic-local-time";
import { addDays, weeklyHoursOn } from "../../shared/clinic/clinic-time";
import { isAnnounced } from "../../shared/clinic/closure-notice";
import { isCurrent } from "../../shared/clinic/soonest-visit";
import { readBuildSettings } from "../../shared/settings/build-settings";
import { type Context, field, find, findAll } from "./context";

/** How many days before its first day an item is in the pages, hidden: for a site that is not built each day. */
const daysEarly = 7;

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

/** The date of the build at the clinic. */
async function buildDay(context: Context): Promise<string> {
  return (await find<{ date: string }>(context, "BuildDay"))?.date ?? "";
}

/** Whether the first day of something has come on the day of the build. */
const hasBegun = field(
  "Boolean!",
  async ({ from }: { from: string }, context) => from <= (await buildDay(context)),
);

/**
 * The fields that depend on the day of the build. A season that is over is left out, and so is news that is over or far away. The
 * banner announces a closure, and pages say how soon a visit is for 30 days: nothing older, not even to search engines.
 */
export const datedResolvers = {
  Clinic: {
    closureCalendar: field("String!", () => subscriptionAddress(readBuildSettings().siteUrl)),
    currentHours: field("[OpeningHours!]!", async (clinic: Clinic, context) =>
      weeklyHoursOn(await buildDay(context), clinic),
    ),
    seasons: field("[Season!]", async ({ seasons }: Clinic, context) => {
      const today = await buildDay(context);
      const current = seasons?.filter(({ to }) => today <= to);
      return current?.length ? current : null;
    }),
    closures: field("[Closure!]!", (_source, context) =>
      findAll(context, "Closure", { sort: { fields: ["from"], order: ["ASC"] } }),
    ),
  },
  Season: { hasBegun },
  NewsItem: { hasBegun },
  NewsListBlock: {
    news: field("[NewsItem!]!", async (_source, context) => {
      const today = await buildDay(context);
      const all = await findAll<NewsItem>(context, "NewsItem");
      return all.filter(({ from, to }) => today <= to && from <= addDays(today, daysEarly));
    }),
  },
  Closure: {
    isAnnounced: field(
      "Boolean!",
      async ({ from, to = null }: { from: string; to?: string | null }, context) =>
        isAnnounced({ from, to }, await buildDay(context)),
    ),
  },
  SoonestVisit: {
    isCurrent: field("Boolean!", async ({ asOf }: { asOf: string }, context) =>
      isCurrent(asOf, await buildDay(context)),
    ),
  },
};
