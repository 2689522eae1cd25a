import type { Config } from "../../config";
import type { Log } from "../../log";
import type { WorkerHooks } from "../delivery/worker";
import { damagedFiles } from "../outbox/damaged";
import type { Outbox } from "../outbox/outbox";
import { createAlerts } from "./alerts";
import { createDeliveryAlerts } from "./delivery-alerts";
import { createHealth, type HealthReport, startingReport } from "./health";
import { createHealthAlerts } from "./health-alerts";
import { createHeartbeat } from "./heartbeat";
import { createMetrics } from "./metrics";
import { type MetricsServer, serveMetrics } from "./metrics-server";
import { observedOutbox } from "./observed-outbox";
import { runEvery } from "./run-every";
import { createWatch } from "./watch";

/** What createMonitoring needs. */
export interface MonitoringParts {
  readonly config: Pick<Config, "siteUrl" | "mail" | "outbox" | "monitoring" | "isProduction">;
  readonly outbox: Pick<Outbox, "queueState" | "probe" | "shared">;
  readonly log: Log;
}

/** Health, alerts, heartbeat and metrics of the relay. */
export interface Monitoring {
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
