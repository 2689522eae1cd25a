import type { CreateResolversArgs } from "gatsby";
import type { z } from "zod";
import type { concern } from "../../content/concern";
import { isEmergency } from "../../content/emergencies";
import type { service } from "../../content/entities";
import { languageOf } from "../languages/languages";
import { pathIn } from "../languages/translate";
import { interpolateFacts } from "./clinic-facts";
import { concernAnswer, type Fill, firstCalls } from "./concern-answer";
import { type Context, clinicOf, factsFor, find, inLanguage, wordsFor } from "./context";

type ConcernSource = z.infer<typeof concern>;
type ServiceSource = z.infer<typeof service>;

/** Adds to each concern its answer and whom to call first, in the language of the page. */
export function createConcernResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Concern: {
      answer: {
        type: "String!",
        resolve: async (source: ConcernSource, _args: unknown, context: Context) => {
          const { first, ages, tip } = source;
          const facts = await factsFor(context);
          const fill: Fill = (copy, as) => interpolateFacts(copy, facts, as);
          const own = { first, ages: ages && inLanguage(ages, context), tip: inLanguage(tip, context) };
          const service = await serviceOf(source, context);
          return concernAnswer(own, service, fill, wordsFor(context).concernAnswers);
        },
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
  return (
    service && {
      name: inLanguage(service.name, context),
      path: pathIn(service.path, languageOf(context)),
      firstVisit: inLanguage(service.firstVisit, context),
    }
  );
}

async function callsOf(concern: ConcernSource, context: Context): Promise<string | undefined> {
  const { crisisLines, helpLines } = await clinicOf(context);
  const inOwn = <Line extends { name: string; when: string }>(line: Line): Line => ({
    ...line,
    name: inLanguage(line.name, context),
    when: inLanguage(line.when, context),
  });
  const lines = { crisisLines: crisisLines.map(inOwn), helpLines: helpLines.map(inOwn) };
  return firstCalls(concern, lines, wordsFor(context).concernAnswers);
}
