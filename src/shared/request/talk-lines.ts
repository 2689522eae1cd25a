import { toCleanLine } from "./clean-input";

/** The names of the lines that say how to talk with a family, in their order in a message. */
const talkNames = ["Language", "Interpreter", "Talk by", "Best time to call"] as const;

/** One thing to know before talking with a family: "Language: Spanish". */
export interface TalkLine {
  readonly name: (typeof talkNames)[number];
  readonly value: string;
}

/** The longest value of a line, in UTF-16 code units, as `maxlength` counts them. */
export const maxTalkLength = 80;

/** A message with the lines in front of it and an empty line between. Without lines, it is the message. */
export function composeTalk(talk: readonly TalkLine[], message: string): string {
  if (talk.length === 0) return message;
  return `${talk.map(({ name, value }) => `${name}: ${value}`).join("\n")}\n\n${message}`;
}

/**
 * Takes a text of `composeTalk` apart. What only looks like it, such as lines in another order, is part of the
 * message.
 */
export function splitTalk(text: string): { talk: readonly TalkLine[]; message: string } {
  const [head = "", ...rest] = text.split("\n\n");
  const lines = head.split("\n").map(readLine);
  const talk = lines.filter((line) => line !== undefined);
  const isTalk = talk.length === lines.length && isInOrder(talk);
  return isTalk ? { talk, message: rest.join("\n\n").trimStart() } : { talk: [], message: text.trimStart() };
}

function readLine(line: string): TalkLine | undefined {
  const name = talkNames.find((each) => line.startsWith(`${each}: `));
  if (name === undefined) return undefined;
  const value = line.slice(name.length + 2);
  const isValid = value !== "" && value.length <= maxTalkLength && toCleanLine(value) === value;
  return isValid ? { name, value } : undefined;
}

function isInOrder(talk: readonly TalkLine[]): boolean {
  const places = talk.map(({ name }) => talkNames.indexOf(name));
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? place));
}
