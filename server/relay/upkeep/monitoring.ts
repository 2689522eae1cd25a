import type { Config } from "../../config";
import type { Log } from "../../log";
import type { WorkerHooks } from "../delivery/worker";
import { damagedFiles } from "../outbox/damaged";
import type { Outbox, SharedState } from "../outbox/outbox";
import { type Alerts, callPeer, createAlerts } from "./alerts";
import { createDeliveryAlerts } from "./delivery-alerts";
import { createHealth, type HealthReport, startingReport } from "./health";
import { createMetrics } from "./metrics";
import { type MetricsServer, serveMetrics } from "./metrics-server";
import { observedOutbox } from "./observed-outbox";
import { runEvery } from "./run-every";
import { createWatch } from "./watch";

interface MonitoringParts {
  readonly config: Pick<Config, "siteUrl" | "mail" | "outbox" | "monitoring" | "isProduction">;
  readonly outbox: Pick<Outbox, "queueState" | "probe" | "shared">;
  readonly log: Log;
}

/** Health, alerts, heartbeat and metrics of the relay. */
interface Monitoring {
  /** Wraps the outbox; forms and the worker must use the result. */
  observe(outbox: Outbox): Outbox;
  readonly hooks: WorkerHooks & {
    onDead(id: string, code: number | undefined): void;
    /** The captcha's provider was asked about a token, and gave a verdict or not. */
    onCaptchaChecked(worked: boolean): void;
  };
  /** A request was answered. */
  answered(outcome: string, milliseconds: number): void;
  report(): Promise<HealthReport>;
  /** Starts the minutely checks and heartbeats, and the metrics server. Until then, health is "starting". */
  start(): void;
  stop(): Promise<void>;
}

/** In milliseconds. */
const minute = 60_000;

/** In milliseconds. */
const hour = 60 * 60_000;
const week = 7 * 24 * hour;

/**
 * Sends an alert when health changes, and each hour while it is bad; each week if only captchas cannot be
 * checked, which keeps no request from the clinic. A state is reported once in that time at most until health is ok again, so that a flapping state sends no more alerts than a constant one. In a group,
 * one relay sends it; when the database cannot say which, each does.
 * @param shared returns undefined as long as this process is alone
 * @returns a function to call with each new report
 */
export function createHealthAlerts(
  alerts: Pick<Alerts, "send">,
  shared: () => Pick<SharedState, "claimAlert" | "clearAlerts"> | undefined = () => undefined,
): (report: HealthReport) => void {
  const sentAt = new Map<string, number>();

  return ({ status, kinds, reasons, queueState }) => {
    const isOk = status === "ok";
    if (isOk && sentAt.size === 0) return;
    const state = [status, ...kinds].join();
    const period = kinds.every((kind) => kind === "captcha unchecked") ? week : hour;
    const isRecent = performance.now() - (sentAt.get(state) ?? Number.NEGATIVE_INFINITY) < period;
    if (isRecent) return;
    if (isOk) sentAt.clear();
    else sentAt.set(state, performance.now());
    const { waiting = 0, late = 0, dead = 0, putOff = 0, refused = 0, unreadable = 0 } = queueState ?? {};
    const send = () =>
      alerts.send({
        event: "health",
        message: isOk ? "The form relay is ok again." : `The form relay is ${status}. ${reasons.join(" ")}`,
        counts: { waiting, late, dead, putOff, refused, unreadable },
      });
    const group = shared();
    if (!group) return send();
    const asked = isOk ? group.clearAlerts("health") : group.claimAlert("health", state, period);
    asked.then((isOurs) => isOurs && send(), send);
  };
}

/** Creates the monitoring of the relay, as far as it is configured. */
export function createMonitoring({ config, outbox, log }: MonitoringParts): Monitoring {
  const { alertUrl, heartbeatUrl, metricsPort } = config.monitoring;
  const mail = config.mail.smtpUrl === undefined ? "folder" : "smtp";
  const health = createHealth({ outbox, damagedFiles: () => damagedFiles(config.outbox.url), mail, log });
  const { marks } = health;
  let isStarting = true;
  // An outbox that is not open yet cannot be read, and that would be cached.
  const report = async () => (isStarting ? startingReport(mail) : health.report());
  const metrics = createMetrics({ report, droppedLogLines: () => log.lostLines?.() ?? 0 });
  const alerts = createAlerts({ url: alertUrl, site: config.siteUrl, log });
  const deliveryAlerts = createDeliveryAlerts(alerts, () => outbox.shared);
  const watch = createWatch({ health, onReport: createHealthAlerts(alerts, () => outbox.shared), log });
  let stopChecks: (() => Promise<void>) | undefined;
  let metricsServer: Promise<MetricsServer | undefined> | undefined;
  if (config.isProduction) warnWhatIsOff(config.monitoring, log);

  return {
    report,
    answered: metrics.answered,
    observe: (observed) => observedOutbox(observed, [marks, metrics, deliveryAlerts]),
    hooks: {
      onTried(outcome, _code, milliseconds) {
        marks.workerTried();
        metrics.tried(outcome, milliseconds);
      },
      onOutbox: (error) => marks.workerDid(error === undefined),
      onDead: deliveryAlerts.died,
      onCaptchaChecked: marks.captchaChecked,
    },
    start() {
      isStarting = false;
      marks.onFormFailed(() => void watch.now());
      const beat = heartbeatUrl && createHeartbeat(heartbeatUrl, report, log);
      // In this order, so that no heartbeat is sent when this minute's check fails.
      const checkAndBeat = async () => {
        await watch.minutely();
        if (beat) await beat();
      };
      stopChecks = runEvery("watch", minute, checkAndBeat, log);
      if (metricsPort !== undefined) metricsServer = startMetricsServer(metricsPort);
    },
    async stop() {
      await Promise.all([stopChecks?.(), alerts.stop()]);
      await (await metricsServer)?.stop();
    },
  };

  /** A port that is in use is only logged, because forms are more important than metrics. */
  async function startMetricsServer(port: number): Promise<MetricsServer | undefined> {
    try {
      const server = await serveMetrics(port, metrics, log);
      log.info(`Metrics: http://127.0.0.1:${server.port}/metrics`);
      return server;
    } catch (error) {
      log.error("the metrics cannot be served at METRICS_PORT", { port, cause: error });
      return undefined;
    }
  }
}

/**
 * Creates a heartbeat, to be sent each minute. It is skipped while health is down, so that the service
 * alerts.
 * @param url a monitoring service that alerts when the calls stop; it may contain a token, so it is never
 *   logged
 */
export function createHeartbeat(
  url: string,
  report: () => Promise<HealthReport>,
  log: Pick<Log, "warn">,
): () => Promise<void> {
  let hasFailed = false;
  return async () => {
    if ((await report()).status === "down") return;
    try {
      await callPeer(url);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed)
        log.warn("HEARTBEAT_URL could not be called and will be retried each minute", { cause: error });
      hasFailed = true;
    }
  };
}

function warnWhatIsOff({ alertUrl, heartbeatUrl }: Config["monitoring"], log: Log): void {
  if (alertUrl === undefined)
    log.warn(
      "Alerts are off, because ALERT_URL is not set. Mail problems are only reported by mail and in this log.",
    );
  if (heartbeatUrl === undefined)
    log.warn(
      "The heartbeat is off, because HEARTBEAT_URL is not set. Nobody is notified when this server stops.",
    );
}
