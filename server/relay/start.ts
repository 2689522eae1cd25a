import type { Hono } from "hono";
import type { SendMailOptions } from "nodemailer";
import type { Config } from "../config";
import type { Log } from "../log";
import { deliverAsMail } from "./delivery/deliver";
import { fileTransport } from "./delivery/file-transport";
import { addressesIn } from "./delivery/mail-address";
import { createNotices } from "./delivery/notices";
import { smtpTransport, type Transport } from "./delivery/transport";
import { startWorker } from "./delivery/worker";
import { captchaCheck } from "./http/captcha";
import { createRateLimits, defaultRateLimit } from "./http/rate-limit";
import { relay } from "./http/relay";
import type { RelayEnv } from "./http/relay-env";
import { openInBackground } from "./outbox/opening";
import type { Outbox } from "./outbox/outbox";
import type { HealthReport } from "./upkeep/health";
import { createMonitoring } from "./upkeep/monitoring";
import { type PeriodicTask, runEvery } from "./upkeep/run-every";
import { sendSummaryWhenDue } from "./upkeep/summary";

/** What the relay needs to know of the clinic. */
export interface ClinicSettings {
  readonly timeZone: string;
  readonly phones: { readonly main: string };
}

export interface RunningRelay {
  readonly app: Hono<RelayEnv>;
  /** Resolves once the outbox was tried to be opened. @throws OutboxInUseError when another server has it */
  readonly tried: Promise<void>;
  health(): Promise<HealthReport>;
  /** Resolves once nothing is being delivered and the outbox is closed. To be called when no request is open any more. */
  stop(): Promise<void>;
}

const minute = 60_000;
/** How long the trace of a settled request is kept: its id, key and times. */
const keptFor = 90 * 24 * 60 * minute;

/**
 * The form relay with its outbox and its worker, as the server's settings have it. The outbox is opened in the background;
 * forms are refused until it is open.
 */
export function startRelay(config: Config, clinic: ClinicSettings, log: Log): RunningRelay {
  const { siteUrl, mail, captcha, trustProxy: proxies } = config;
  const host = new URL(siteUrl).hostname;
  const addresses = { from: mail.from, to: mail.to, host, timeZone: clinic.timeZone };
  const recipients = addressesIn(mail.to);
  const transport = transportFor(mail);
  const send = (content: SendMailOptions, id: string) => transport.send(content, recipients, id);
  sayWhatIsOff(config, log);

  let atWork: { wake(): void; stop(): Promise<unknown> } | undefined;
  const { outbox, tried } = openInBackground(
    { ...config.outbox, recipients },
    {
      log,
      onDead,
      onOpen: (opened) => {
        atWork = work(opened);
      },
    },
  );
  const monitoring = createMonitoring({ config, outbox, log });
  // A look at an outbox that is still being opened would raise an alarm at each start.
  tried.then(monitoring.start, () => {});
  const tell = createNotices({ outbox, send, addresses });

  function onDead(id: string, code: number | undefined): void {
    monitoring.hooks.onDead(id, code);
    tell().catch((error) => log.warn("the notice of a dead request could not be sent yet", { cause: error }));
  }

  function work(opened: Outbox) {
    const worker = startWorker({
      outbox: monitoring.observe(opened),
      deliver: deliverAsMail(transport, addresses),
      hooks: monitoring.hooks,
      log,
    });
    const chores: PeriodicTask[] = [
      runEvery("forget", 60 * minute, () => opened.purge(Date.now() - keptFor), log),
      runEvery("notices", 60 * minute, tell, log),
    ];
    // Nobody reads a folder's mail at the front desk.
    if (mail.smtpUrl) {
      const summarize = () => sendSummaryWhenDue({ outbox: opened, send, addresses });
      chores.push(runEvery("summary", 5 * minute, summarize, log));
    }
    return {
      wake: worker.wake,
      stop: () => Promise.all([worker.stop(), ...chores.map((chore) => chore.stop())]),
    };
  }

  return {
    app: relay({
      outbox: monitoring.observe(outbox),
      checkCaptcha: captchaCheck(captcha, siteUrl, log),
      limits: createRateLimits(defaultRateLimit),
      surroundings: { siteUrl, proxies },
      phone: clinic.phones.main,
      onAccepted: () => atWork?.wake(),
      onAnswered: monitoring.answered,
      log,
    }),
    tried,
    health: monitoring.report,
    async stop() {
      await monitoring.stop();
      await atWork?.stop();
      transport.close();
      outbox.close();
    },
  };
}

function transportFor({ smtpUrl, tls, from, bounces, directory }: Config["mail"]): Transport {
  if (smtpUrl === undefined) return fileTransport(directory);
  return smtpTransport({ url: smtpUrl, tls, bounces: bounces ?? from });
}

function sayWhatIsOff({ captcha, mail, outbox, isProduction }: Config, log: Log): void {
  if (captcha === undefined) log.warn("The captcha is not checked, because RECAPTCHA_SECRET is not set.");
  if (mail.smtpUrl === undefined)
    log.warn("Mail is saved in var/mail and not sent, because SMTP_URL is not set.");
  if (isProduction && outbox.keys.length === 0)
    log.warn(
      "Waiting requests are encrypted with a key in the same folder (outbox.key), because OUTBOX_KEYS is not set. A copy of the folder holds both.",
    );
}
