import type { z } from "zod";
import type { Clinic } from "../../content/clinic";
import type { concern } from "../../content/concern";
import { isEmergency } from "../../content/emergencies";
import type { service } from "../../content/entities";
import type { milestone } from "../../content/milestone";
import { escapeMarkup } from "../../shared/site/markup";
import { isUntranslated, languageOf, leadsToEnglish, markedEnglish, pathIn } from "../languages/languages";
import { clinicFacts, interpolateFacts } from "./clinic-facts";
import { concernAnswer, concernPage, type Fill, firstCalls, milestoneSentences } from "./concern-answer";
import { type Context, clinicOf, field, find, findAll, inLanguage, wordsFor } from "./context";

type ConcernSource = z.infer<typeof concern>;
type MilestoneSource = z.infer<typeof milestone>;
type ServiceSource = z.infer<typeof service>;

/**
 * The fields of each concern that are computed in the language of the page: its answer, the texts of its page and whom to call
 * first; and of each milestone the concerns that name it.
 */
export const concernResolvers = {
  Concern: {
    answer: field("String!", async (source: ConcernSource, context) => {
      const service = await serviceOf(source, context);
      const fill = fillIn(context, await clinicOf(context));
      const milestones = await milestonesOf(source, context);
      return concernAnswer(source, milestones, service, fill, wordsFor(context).concernAnswers);
    }),
    page: field("ConcernPage!", async (source: ConcernSource, context) =>
      concernPage(source, await milestonesOf(source, context), fillIn(context, await clinicOf(context))),
    ),
    crisis: field("String", (concern: ConcernSource, context) =>
      concern.first === "988" ? callsOf(concern, context) : undefined,
    ),
    calls: field("String", (concern: ConcernSource, context) =>
      concern.first === "988" ? undefined : callsOf(concern, context),
    ),
    isEmergency: field("Boolean!", ({ first }: ConcernSource) => isEmergency(first)),
  },
  Milestone: {
    concerns: field("[Concern!]!", async ({ jsonId }: { jsonId: string }, context) => {
      const concerns = await findAll<ConcernSource>(context, "Concern");
      return concerns.filter(({ milestones }) => milestones?.includes(jsonId));
    }),
  },
};

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
  const known = all.filter((each) => each !== undefined);
  return milestoneSentences(known, fillIn(context, await clinicOf(context)), wordsFor(context).milestones);
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
