import type { SendMailOptions } from "nodemailer";
import type { DeadRequest, Outbox } from "../outbox/outbox";
import type { MailAddresses } from "./mail";
import type { Sent } from "./replies";

export interface NoticeParts {
  readonly outbox: Pick<Outbox, "unreportedDead" | "markReported">;
  readonly send: (mail: SendMailOptions, id: string) => Promise<Sent>;
  readonly addresses: MailAddresses;
}

/**
 * Sends the clinic a notice of each dead request that it has had none of, without a word of what is in it. A call while one
 * is at work has it look again at its end, so that no notice is sent twice.
 * @returns rejects when no address of MAIL_TO takes a notice; the outbox remembers, for the next call
 */
export function createNotices(parts: NoticeParts): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      await sendNotices(parts);
    } while (isAskedAgain);
  }

  return () => {
    isAskedAgain = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function sendNotices({ outbox, send, addresses }: NoticeParts): Promise<void> {
  for (const dead of await outbox.unreportedDead()) {
    const { replies, error } = await send(composeNotice(dead, addresses), `dead-${dead.id}`);
    if (!replies.some(({ kind }) => kind === "accepted"))
      throw new Error("No address of MAIL_TO takes the notice of a dead request.", { cause: error });
    await outbox.markReported(dead.id);
  }
}

function composeNotice({ id, code }: DeadRequest, { from, to, host }: MailAddresses): SendMailOptions {
  const [why, whatToDo] =
    code === undefined
      ? [
          `Request ${id} could not be read from the outbox of the website: it is damaged, or its key was changed.`,
          `puts the right key back, starts the server again and sends it with: npm run outbox -- replay ${id}`,
        ]
      : [
          `Request ${id} was refused by the mail server, code ${code}.`,
          `reads it with: npm run outbox -- show ${id}`,
        ];
  const text = [
    why,
    code === undefined
      ? "A family may be waiting for an answer to it, and it is not sent again by itself."
      : "A family is waiting for an answer to it. Nobody has got it, and it is not sent again by itself.",
    `The website's technical contact ${whatToDo}`,
    "",
  ].join("\n");
  const subject = "A request from the website could not be delivered";
  return { from, to, subject, messageId: `<dead-${id}@${host}>`, text };
}
