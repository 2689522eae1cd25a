import type { SendMailOptions } from "nodemailer";
import type { DeadRequest, Outbox } from "../outbox/outbox";
import { automatic, type MailAddresses } from "./mail";
import type { Sent } from "./replies";

/** What createNotices needs. */
export interface NoticeParts {
  readonly outbox: Pick<Outbox, "unreportedDead" | "markReported">;
  readonly send: (mail: SendMailOptions, id: string) => Promise<Sent>;
  readonly addresses: MailAddresses;
}

/**
 * Creates the function that mails the clinic a notice of each unreported dead request, without its content. A
 * call during another one makes that one check again at its end, so that no notice is sent twice.
 * @returns a function that rejects when no address in MAIL_TO accepts a notice, which the next call then
 *   retries
 */
export function createNotices(parts: NoticeParts): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isCalledAgain = false;

  async function run(): Promise<void> {
    do {
      isCalledAgain = false;
      await sendNotices(parts);
    } while (isCalledAgain);
  }

  return () => {
    isCalledAgain = true;
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
      throw new Error("No address in MAIL_TO accepted the notice of a dead request.", { cause: error });
    await outbox.markReported(dead.id);
  }
}

function composeNotice({ id, code }: DeadRequest, { from, to, host }: MailAddresses): SendMailOptions {
  const [why, whatToDo] =
    code === undefined
      ? [
          `Request ${id} could not be read from the website's outbox: it is damaged, or its key was changed.`,
          `can restore the right key, restart the server and send it with: npm run outbox -- replay ${id}`,
        ]
      : [
          `Request ${id} was refused by the mail server, code ${code}.`,
          `can read it with: npm run outbox -- show ${id}`,
        ];
  const text = [
    why,
    code === undefined
      ? "A family may be waiting for an answer, and the request will not be sent again automatically."
      : "A family is waiting for an answer. Nobody has received the request, and it will not be sent again automatically.",
    `The website's technical contact ${whatToDo}`,
    "",
  ].join("\n");
  const subject = "A request from the website could not be delivered";
  return { from, to, subject, messageId: `<dead-${id}@${host}>`, headers: automatic, text };
}
