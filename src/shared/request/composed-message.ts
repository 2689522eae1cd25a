import { composeTalk, splitTalk, type TalkLine } from "./talk-lines";

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
