import type { Hono } from "hono";
import type { Config } from "../config";
import type { Log } from "../log";
import { captchaCheck } from "./captcha";
import type { RelayEnv } from "./env";
import { allowance, createLimits } from "./http/limits";
import { composeMail } from "./mail";
import { folderTransport } from "./mail-folder";
import { openOutbox } from "./outbox";
import { relay } from "./relay";
import { sendSummaryWhenDue } from "./summary";
import { concernsOneMail, smtpTransport } from "./transport";
import { upkeep } from "./upkeep";
import { createWatch, type Health, healthOf } from "./watch";
import { startWorker } from "./worker";

/** What the relay needs to know of the clinic. */
export interface ClinicFacts {
  readonly timeZone: string;
  readonly phones: { readonly main: string };
}

export interface RunningRelay {
  readonly app: Hono<RelayEnv>;
  health(): Promise<Health>;
  /** Resolves once nothing is being delivered and the outbox is closed. To be called when no request is open any more. */
  stop(): Promise<void>;
}

const minute = 60_000;
/** How long the trace of a delivered request is kept: its id, key and times. */
const keptFor = 90 * 24 * 60 * minute;

/**
 * The form relay with its outbox and its worker, as the server's settings have it.
 * @throws when the outbox cannot be used
 */
export async function startRelay(config: Config, clinic: ClinicFacts, log: Log): Promise<RunningRelay> {
  const { siteUrl, mail, captcha, trustProxy: proxies } = config;
  const outbox = await openOutbox(config.outbox);
  const transport = mail.smtpUrl ? smtpTransport(mail.smtpUrl, log) : folderTransport(mail.directory);
  const addresses = {
    from: mail.from,
    to: mail.to,
    host: new URL(siteUrl).hostname,
    timeZone: clinic.timeZone,
  };
  if (captcha === undefined) log.warn("The captcha is not checked, because RECAPTCHA_SECRET is not set.");
  if (mail.smtpUrl === undefined)
    log.warn("Mail is saved in var/mail and not sent, because SMTP_URL is not set.");

  const worker = startWorker({
    outbox,
    deliver: async (request) => transport.send(await composeMail(request, addresses)),
    concernsOneMail,
    log,
  });
  const chores = [
    upkeep("watch", minute, createWatch(outbox, log), log),
    upkeep("forget", 60 * minute, () => outbox.forget(Date.now() - keptFor), log),
  ];
  // Nobody reads a folder's mail at the front desk.
  if (mail.smtpUrl) {
    const summarize = () => sendSummaryWhenDue({ outbox, send: transport.send, addresses });
    chores.push(upkeep("summary", 5 * minute, summarize, log));
  }

  return {
    app: relay({
      outbox,
      checkCaptcha: captchaCheck(captcha, siteUrl, log),
      limits: createLimits(allowance),
      surroundings: { siteUrl, proxies },
      phone: clinic.phones.main,
      onAccepted: worker.wake,
      log,
    }),
    health: () => healthOf(outbox, log),
    async stop() {
      await Promise.all([worker.stop(), ...chores.map((chore) => chore.stop())]);
      transport.close();
      outbox.close();
    },
  };
}
