import type { FieldErrors } from "../../components/form/form-errors";
import type { Values } from "../../components/form/values";
import { cleanTalk, maxTalkLength, type TalkLine } from "../../shared/request/talk-lines";
import { talkWays } from "./talk-ways";

/** The text fields of the group, with their labels as a sentence says them. */
const texts = { language: "the language", best_time: "the best time to call" } as const;

/**
 * Reads how a visitor would like to talk. Everything is optional; only a text that is too long is an error,
 * which the fields' `maxlength` already prevents when somebody types.
 */
export function readTalk(values: Values): { talk: readonly TalkLine[]; errors: FieldErrors } {
  const language = cleanTalk(values.language ?? "");
  const bestTime = cleanTalk(values.best_time ?? "");
  const ways = talkWays.filter(({ name }) => values[name]).map(({ mailed }) => mailed);
  const lines: TalkLine[] = [
    { name: "Language", value: language },
    { name: "Interpreter", value: values.interpreter ? "yes" : "" },
    { name: "Talk by", value: ways.join(", ") },
    { name: "Best time to call", value: bestTime },
  ];
  return {
    talk: lines.filter(({ value }) => value !== ""),
    errors: { ...findError("language", language), ...findError("best_time", bestTime) },
  };
}

function findError(field: keyof typeof texts, text: string): FieldErrors {
  if (text.length <= maxTalkLength) return {};
  return {
    [field]: `Please keep ${texts[field]} to ${maxTalkLength} characters or fewer, or leave it empty.`,
  };
}
