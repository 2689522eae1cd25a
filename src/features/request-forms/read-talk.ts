import type { FieldErrors, Values } from "../../components/form/values";
import { toCleanLine } from "../../shared/request/clean-input";
import { maxTalkLength, type TalkLine } from "../../shared/request/composed-message";
import type { ValidationWords } from "../../shared/request/validate-request";
import { fill } from "../../words/fill";
import { talkWays } from "./request-fields";

/**
 * Reads how a visitor would like to talk. Everything is optional; only a text that is too long is an error,
 * which the fields' `maxlength` already prevents when someone types.
 * @param locale the language of the page, if it is not English: a visitor who names none wants to talk in it
 */
export function readTalk(
  values: Values,
  words: ValidationWords,
  locale?: string,
): { talk: readonly TalkLine[]; errors: FieldErrors } {
  const language = toCleanLine(values.language ?? "") || englishName(locale);
  const bestTime = toCleanLine(values.best_time ?? "");
  const ways = talkWays.filter(({ name }) => values[name]).map(({ mailed }) => mailed);
  const lines: TalkLine[] = [
    { name: "Language", value: language },
    { name: "Interpreter", value: values.interpreter ? "yes" : "" },
    { name: "Talk by", value: ways.join(", ") },
    { name: "Best time to call", value: bestTime },
  ];
  return {
    talk: lines.filter(({ value }) => value !== ""),
    errors: {
      ...findError("language", language, words.language, words),
      ...findError("best_time", bestTime, words.bestTime, words),
    },
  };
}

/** The name of a language in the mail, which is in English: "es-US" is "Spanish". */
function englishName(locale: string | undefined): string {
  if (locale === undefined) return "";
  return new Intl.DisplayNames("en", { type: "language" }).of(locale.split("-")[0] ?? "") ?? "";
}

function findError(name: string, text: string, field: string, words: ValidationWords): FieldErrors {
  if (text.length <= maxTalkLength) return {};
  return { [name]: fill(words.tooLongOptional, { field, count: maxTalkLength }) };
}
