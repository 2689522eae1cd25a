import type { SendMailOptions } from "nodemailer";
import type { Config } from "../config";
import type { Log } from "../log";
import { deliverAsMail } from "./delivery/deliver";
import { addressesIn } from "./delivery/mail-address";
import { createNotices } from "./delivery/notices";
import { fileTransport, smtpTransport, type Transport } from "./delivery/transport";
import { startWorker } from "./delivery/worker";
import { captchaCheck } from "./http/captcha";
import { createRateLimits, defaultRateLimit } from "./http/rate-limit";
import { relay } from "./http/relay";
import { openInBackground } from "./outbox/opening";
import type { Outbox } from "./outbox/outbox";
import { settledRetentionDays } from "./outbox/upkeep";
import { createMonitoring } from "./upkeep/monitoring";
import { runEvery } from "./upkeep/run-every";
import { sendSummaryWhenDue } from "./upkeep/summary";

/** What the relay needs to know about the clinic. */
interface ClinicSettings {
  readonly timeZone: string;
  readonly phones: { readonly main: string };
}

/** A running form relay. */
export type RunningRelay = ReturnType<typeof startRelay>;

const minute = 60_000;
/** In milliseconds. */
const settledRetention = settledRetentionDays * 24 * 60 * minute;

/**
 * Starts the form relay, with its outbox and worker. The outbox is opened in the background; forms get 503
 * until it is open.
 */
export function startRelay(config: Config, clinic: ClinicSettings, log: Log) {
  const { siteUrl, mail, captcha, trustProxy: proxies } = config;
  const host = new URL(siteUrl).hostname;
  const addresses = { from: mail.from, to: mail.to, host, timeZone: clinic.timeZone };
  const recipients = addressesIn(mail.to);
  const transport = transportFor(mail);
  const send = (content: SendMailOptions, id: string) => transport.send(content, recipients, id);
  warnWhatIsOff(config, log);

  let background: { wake(): void; stop(): Promise<unknown> } | undefined;
  const { outbox, tried } = openInBackground(
    { ...config.outbox, recipients, site: host },
    {
      log,
      onDead,
      onSignal: () => background?.wake(),
      onOpen: (opened) => {
        background = startBackground(opened);
      },
    },
  );
  const monitoring = createMonitoring({ config, outbox, log });
  // Checks while the outbox is still being opened would send an alert at each start.
  tried.then(monitoring.start, () => {});
  const sendNotices = createNotices({ outbox, send, addresses });

  function onDead(id: string, code: number | undefined): void {
    monitoring.hooks.onDead(id, code);
    sendNotices().catch((error) =>
      log.warn("the notice of a dead request could not be sent yet", { cause: error }),
    );
  }

  function startBackground(opened: Outbox) {
    const worker = startWorker({
      outbox: monitoring.observe(opened),
      deliver: deliverAsMail(transport, addresses),
      hooks: monitoring.hooks,
      log,
    });
    const stopTasks = [
      runEvery("purge", 60 * minute, () => opened.purge(Date.now() - settledRetention), log),
      runEvery("notices", 60 * minute, sendNotices, log),
    ];
    // No summary without a mail server, because nobody at the front desk reads the folder.
    if (mail.smtpUrl) {
      const summarize = () => sendSummaryWhenDue({ outbox: opened, send, addresses });
      stopTasks.push(runEvery("summary", 5 * minute, summarize, log));
    }
    return {
      wake: worker.wake,
      stop: () => Promise.all([worker.stop(), ...stopTasks.map((stop) => stop())]),
    };
  }

  return {
    app: relay({
      outbox: monitoring.observe(outbox),
      checkCaptcha: captchaCheck(captcha, siteUrl, log, monitoring.hooks.onCaptchaChecked),
      limits: createRateLimits(defaultRateLimit, () => outbox.shared),
      surroundings: { siteUrl, proxies },
      phone: clinic.phones.main,
      onAccepted: () => background?.wake(),
      onAnswered: monitoring.answered,
      log,
    }),
    /** Resolves after the first try to open the outbox. Rejects with OutboxInUseError when another server has it open. */
    tried,
    health: monitoring.report,
    /** Resolves once deliveries have ended and the outbox is closed. Call it when no request is open any more. */
    async stop() {
      await monitoring.stop();
      await background?.stop();
      transport.close();
      outbox.close();
    },
  };
}

function transportFor({ smtpUrl, tls, from, bounces, directory }: Config["mail"]): Transport {
  if (smtpUrl === undefined) return fileTransport(directory);
  return smtpTransport({ url: smtpUrl, tls, bounces: bounces ?? from });
}

function warnWhatIsOff({ captcha, mail, outbox, isProduction }: Config, log: Log): void {
  if (captcha === undefined) log.warn("The captcha is not checked, because RECAPTCHA_SECRET is not set.");
  if (mail.smtpUrl === undefined)
    log.warn("Mail is saved in var/mail and not sent, because SMTP_URL is not set.");
  if (isProduction && outbox.keys.length === 0)
    log.warn(
      "Waiting requests are encrypted with a key in the same folder (outbox.key), because OUTBOX_KEYS is not set. A copy of the folder contains both.",
    );
}
