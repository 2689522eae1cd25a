import type { CreateResolversArgs } from "gatsby";
import type { z } from "zod";
import type { Clinic } from "../../content/clinic";
import type { concern } from "../../content/concern";
import { isEmergency } from "../../content/emergencies";
import type { service } from "../../content/entities";
import type { milestone } from "../../content/milestone";
import { escapeMarkup } from "../../shared/escape-markup";
import { languageOf } from "../languages/languages";
import { isUntranslated, leadsToEnglish, markedEnglish, pathIn } from "../languages/translate";
import { clinicFacts, interpolateFacts } from "./clinic-facts";
import { concernAnswer, concernPage, type Fill, firstCalls, milestoneSentences } from "./concern-answer";
import { type Context, clinicOf, find, inLanguage, wordsFor } from "./context";

type ConcernSource = z.infer<typeof concern>;
type MilestoneSource = z.infer<typeof milestone>;
type ServiceSource = z.infer<typeof service>;

/**
 * Adds to each concern its answer, the texts of its page and whom to call first, in the language of the page, and to each
 * milestone the concerns that name it.
 */
export function createConcernResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Concern: {
      answer: {
        type: "String!",
        resolve: async (source: ConcernSource, _args: unknown, context: Context) => {
          const service = await serviceOf(source, context);
          const fill = fillIn(context, await clinicOf(context));
          const milestones = await milestonesOf(source, context);
          return concernAnswer(source, milestones, service, fill, wordsFor(context).concernAnswers);
        },
      },
      page: {
        type: "ConcernPage!",
        resolve: async (source: ConcernSource, _args: unknown, context: Context) =>
          concernPage(source, await milestonesOf(source, context), fillIn(context, await clinicOf(context))),
      },
      crisis: {
        type: "String",
        resolve: async (concern: ConcernSource, _args: unknown, context: Context) =>
          concern.first === "988" ? callsOf(concern, context) : undefined,
      },
      calls: {
        type: "String",
        resolve: async (concern: ConcernSource, _args: unknown, context: Context) =>
          concern.first === "988" ? undefined : callsOf(concern, context),
      },
      isEmergency: { type: "Boolean!", resolve: ({ first }: ConcernSource) => isEmergency(first) },
    },
    Milestone: {
      concerns: {
        type: "[Concern!]!",
        resolve: async ({ jsonId }: { jsonId: string }, _args: unknown, { nodeModel }: Context) => {
          const { entries } = await nodeModel.findAll({ type: "Concern", query: {} });
          return ([...entries] as ConcernSource[]).filter(({ milestones }) => milestones?.includes(jsonId));
        },
      },
    },
  });
}

async function serviceOf({ service: id }: ConcernSource, context: Context) {
  const service = id === undefined ? undefined : await find<ServiceSource>(context, "Service", id);
  const language = languageOf(context);
  const path = service && pathIn(service.path, language);
  const note = path && leadsToEnglish(path, language) ? wordsFor(context).links.inEnglish : undefined;
  return service && { ...service, path: path ?? "", note };
}

/** What most children do by which age, of the milestones that a concern names. */
async function milestonesOf({ milestones: ids = [] }: ConcernSource, context: Context): Promise<string[]> {
  const all = await Promise.all(ids.map((id) => find<MilestoneSource>(context, "Milestone", id)));
  const fill = fillIn(context, await clinicOf(context));
  return milestoneSentences(
    all.filter((each) => each !== undefined),
    fill,
    wordsFor(context).milestones,
  );
}

async function callsOf(concern: ConcernSource, context: Context): Promise<string | undefined> {
  const clinic = await clinicOf(context);
  return firstCalls(concern, clinic, wordsFor(context).concernAnswers, fillIn(context, clinic));
}

/** Shows texts on a page: in its language, or in English and marked as such if they are not translated. */
function fillIn(context: Context, clinic: Clinic): Fill {
  return (copy, as) => {
    const own = escapeMarkup(inLanguage(copy, context));
    const filled = interpolateFacts(own, clinicFacts(clinic, wordsFor(context, copy)), as);
    return isUntranslated(copy, languageOf(context)) ? markedEnglish(filled) : filled;
  };
}
