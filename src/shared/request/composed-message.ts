import { toCleanLine } from "./clean-input";

/** What a form writes into a request's `message`, taken apart. */
interface ComposedMessage {
  /** Only of the appointment form: the date as MM/DD/YYYY, the time as HH:MM. */
  readonly appointment?: { readonly date: string; readonly time: string };
  /** How to talk with the family; empty if the visitor left it out. */
  readonly talk: readonly TalkLine[];
  /** The visitor's own text. */
  readonly message: string;
}

const appointmentShape =
  /^Appointment Request\nPreferred Date: (\d\d\/\d\d\/\d{4})\nPreferred Time: (\d\d:\d\d)(?:\n(.*))?$/s;

/** The message that is mailed to the clinic. The specification words its beginning for an appointment. */
export function composeMessage({ appointment, talk, message }: ComposedMessage): string {
  const text = composeTalk(talk, message);
  if (!appointment) return text;
  const { date, time } = appointment;
  const gap = talk.length > 0 ? "\n" : "\n\n";
  return `Appointment Request\nPreferred Date: ${date}\nPreferred Time: ${time}${gap}${text}`;
}

/** Takes the message of either form apart. */
export function splitMessage(composed: string): ComposedMessage {
  const [, date, time, text = ""] = appointmentShape.exec(composed) ?? [];
  if (date && time) return { appointment: { date, time }, ...splitTalk(text) };
  const { talk, message } = splitTalk(composed);
  // A visitor may write nothing but such a line.
  return message === "" ? { talk: [], message: composed } : { talk, message };
}

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
function composeTalk(talk: readonly TalkLine[], message: string): string {
  if (talk.length === 0) return message;
  return `${talk.map(({ name, value }) => `${name}: ${value}`).join("\n")}\n\n${message}`;
}

/**
 * Takes a text of `composeTalk` apart. What only looks like it, such as lines in another order, is part of the
 * message.
 */
function splitTalk(text: string): { talk: readonly TalkLine[]; message: string } {
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
