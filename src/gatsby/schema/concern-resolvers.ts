import type { CreateResolversArgs } from "gatsby";
import type { z } from "zod";
import type { Clinic } from "../../content/clinic";
import type { concern } from "../../content/concern";
import { isEmergency } from "../../content/emergencies";
import type { service } from "../../content/entities";
import { escapeMarkup } from "../../shared/escape-markup";
import { languageOf } from "../languages/languages";
import { isUntranslated, leadsToEnglish, markedEnglish, pathIn } from "../languages/translate";
import { clinicFacts, interpolateFacts } from "./clinic-facts";
import { concernAnswer, concernPage, type Fill, firstCalls } from "./concern-answer";
import { type Context, clinicOf, find, inLanguage, wordsFor } from "./context";

type ConcernSource = z.infer<typeof concern>;
type ServiceSource = z.infer<typeof service>;

/** Adds to each concern its answer, the texts of its page and whom to call first, in the language of the page. */
export function createConcernResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Concern: {
      answer: {
        type: "String!",
        resolve: async (source: ConcernSource, _args: unknown, context: Context) => {
          const service = await serviceOf(source, context);
          const fill = fillIn(context, await clinicOf(context));
          return concernAnswer(source, service, fill, wordsFor(context).concernAnswers);
        },
      },
      page: {
        type: "ConcernPage!",
        resolve: async (source: ConcernSource, _args: unknown, context: Context) =>
          concernPage(source, fillIn(context, await clinicOf(context))),
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
  });
}

async function serviceOf({ service: id }: ConcernSource, context: Context) {
  const service = id === undefined ? undefined : await find<ServiceSource>(context, "Service", id);
  const language = languageOf(context);
  const path = service && pathIn(service.path, language);
  const note = path && leadsToEnglish(path, language) ? wordsFor(context).links.inEnglish : undefined;
  return service && { ...service, path: path ?? "", note };
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
