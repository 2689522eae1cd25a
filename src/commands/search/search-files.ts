import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { z } from "zod";
import type { concern } from "../../content/concern";
import { isEmergency } from "../../content/emergencies";
import type { question } from "../../content/entities";
import type { PhrasesFor } from "../../content/phrases";
import type { Language } from "../../content-check/translations/languages";
import { catalogOf, liveLanguages, pathIn, translate } from "../../gatsby/languages/languages";
import { readCollection, readSiteContent } from "../../gatsby/output/read-site-content";
import { clinicFacts, interpolateFacts } from "../../gatsby/schema/clinic-facts";
import {
  type Answer,
  answersTo,
  inWords,
  none,
  openSearch,
  otherLanguageOf,
  type SearchFile,
} from "../../search/answers";
import { calibrate } from "../../search/calibrate";
import { pack } from "../../search/pack";
import { type Example, train } from "../../search/train";

/** The parts of the code that a learned model depends on. */
const sources = [
  "search/features",
  "search/model",
  "search/train",
  "search/pack",
  "search/calibrate",
  "search/answers",
  "commands/search/search-files",
].map((name) => `src/${name}.ts`);

/** The codes of the languages that parents can search in: those with phrases. */
export function searchLanguages(): string[] {
  return ["en", ...liveLanguages().map(({ code }) => code)].filter((code) => existsSync(phrasesIn(code)));
}

/**
 * Returns what a browser needs to search in a language. What was learned is kept until the phrases or the code change.
 * @param code of a language that has phrases
 */
export function searchFile(code: string): SearchFile {
  const others = searchLanguages().filter((other) => other !== code);
  const answers = answersIn(liveLanguages().find((language) => language.code === code));
  const languages = new Map(others.map((other) => [answerIn(other), other]));
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const answerTo = (id: string) =>
    byId.get(id) ?? { id, name: "", path: "", isEmergency: false, language: languages.get(id) };
  const emergencies = new Set(answers.filter((each) => each.isEmergency).map(({ id }) => id));
  const causes = [...[...[code, ...others].map(phrasesIn), ...sources].map(textOf), ...emergencies];
  const { ids, ...learned } = kept(causes, () => {
    const own = examplesIn(code);
    const examples = [...own, ...others.flatMap((other) => examplesOf(other, own))];
    const { answers: ids, weights } = train(examples);
    const model = { ids, weights: pack(weights), thresholds: calibrate(examples, emergencies) };
    const search = openSearch({ ...model, answers: ids.map(answerTo), known: [] });
    // Every emergency comes first, and no page is lost to another language.
    const isMissed = ({ phrase, answer }: Example) =>
      (emergencies.has(answer) && !answersTo(phrase, search)[0]?.isEmergency) ||
      (answer !== none && otherLanguageOf(phrase, search) !== undefined);
    return {
      ...model,
      known: own.filter(isMissed).map(({ phrase, answer }) => [phrase, answer] as const),
    };
  });
  return { answers: ids.map(answerTo), ...learned };
}

/** The phrases in a language, each with its answer. */
function examplesIn(code: string): Example[] {
  const phrases: readonly PhrasesFor[] = JSON.parse(textOf(phrasesIn(code)));
  return phrases.flatMap(({ answer, phrases: own }) => own.map((phrase) => ({ phrase, answer })));
}

/** Examples of another language itself, without what families also type in this one: each fifth phrase tells it from the others. */
function examplesOf(code: string, own: readonly Example[]): Example[] {
  const words = new Set(own.map(({ phrase }) => inWords(phrase)));
  return examplesIn(code)
    .filter(({ phrase }, index) => index % 5 === 0 && !words.has(inWords(phrase)))
    .map(({ phrase }) => ({ phrase, answer: answerIn(code) }));
}

/** The id of the answer to phrases in another language. */
const answerIn = (code: string) => `in ${code}`;

const textOf = (file: string) => readFileSync(file, "utf8");

const phrasesIn = (code: string) => join("data/phrases", `${code}.json`);

/** All answers of the site, with their names and addresses in a language. */
function answersIn(language: Language | undefined): Answer[] {
  const { clinic } = readSiteContent("");
  const facts = clinicFacts(clinic, language && catalogOf(language));
  const filled = (text: string) => interpolateFacts(translate(text, language), facts, "text");
  const concerns = readCollection<z.infer<typeof concern>[]>("concerns");
  const questions = readCollection<z.infer<typeof question>[]>("questions");
  const answers = [
    ...concerns.map(({ id, name, path, first }) => ({ id, name, path, isEmergency: isEmergency(first) })),
    ...questions
      .filter(({ id }) => id !== none)
      .map(({ id, name, to: path }) => ({ id, name, path, isEmergency: false })),
  ];
  return answers.map((each) => ({ ...each, name: filled(each.name), path: pathIn(each.path, language) }));
}

/** Returns what a function returns, or what it returned for the same causes before. */
function kept<Result>(causes: readonly string[], make: () => Result): Result {
  const digest = createHash("sha256").update(causes.join("\n")).digest("hex").slice(0, 20);
  const file = join("node_modules/.cache/search", `${digest}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const result = make();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(result));
  return result;
}
