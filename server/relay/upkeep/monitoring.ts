import type { Config } from "../../config";
import type { Log } from "../../log";
import type { WorkerHooks } from "../delivery/worker";
import { damagedFiles } from "../outbox/damaged";
import type { Outbox } from "../outbox/outbox";
import { createAlerts } from "./alerts";
import { createDeliveryAlerts } from "./delivery-alerts";
import { createHealth, type HealthReport } from "./health";
import { createHealthAlerts } from "./health-alerts";
import { createHeartbeat } from "./heartbeat";
import { createMetrics } from "./metrics";
import { type MetricsServer, serveMetrics } from "./metrics-server";
import { observedOutbox } from "./observed-outbox";
import { type PeriodicTask, runEvery } from "./run-every";
import { createWatch } from "./watch";

export interface MonitoringParts {
  readonly config: Pick<Config, "siteUrl" | "mail" | "outbox" | "monitoring" | "isProduction">;
  readonly outbox: Pick<Outbox, "queueState" | "probe">;
  readonly log: Log;
}

/** All that reports how the relay is, to people and to programs. */
export interface Monitoring {
  /** What forms and worker have to use in place of the outbox. */
  observe(outbox: Outbox): Outbox;
  readonly hooks: WorkerHooks & { onDead(id: string, code: number | undefined): void };
  /** A form was answered. */
  answered(outcome: string, milliseconds: number): void;
  report(): Promise<HealthReport>;
  /** Begins to look at the relay each minute, to give signs of life and to serve the metrics. */
  start(): void;
  stop(): Promise<void>;
}

/** In milliseconds. */
const minute = 60_000;

/** Health, alerts, signs of life and metrics of the relay, as far as the settings ask for them. */
export function createMonitoring({ config, outbox, log }: MonitoringParts): Monitoring {
  const { alertUrl, heartbeatUrl, metricsPort } = config.monitoring;
  const mail = config.mail.smtpUrl === undefined ? "folder" : "smtp";
  const health = createHealth({ outbox, damagedFiles: () => damagedFiles(config.outbox.url), mail, log });
  const { marks, report } = health;
  const metrics = createMetrics({ report, droppedLogLines: () => log.lostLines?.() ?? 0 });
  const alerts = createAlerts({ url: alertUrl, site: config.siteUrl, log });
  const deliveryAlerts = createDeliveryAlerts(alerts);
  const watch = createWatch({ health, tell: createHealthAlerts(alerts), log });
  const chores: PeriodicTask[] = [];
  let metricsServer: Promise<MetricsServer | undefined> | undefined;
  if (config.isProduction) sayWhatIsOff(config.monitoring, log);

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
    },
    start() {
      marks.onFormFailed(() => void watch.now());
      const beat = heartbeatUrl && createHeartbeat({ url: heartbeatUrl, report, log });
      // One after the other, so that no sign of life is given of what this minute's look finds broken.
      const lookAndBeat = async () => {
        await watch.minutely();
        if (beat) await beat();
      };
      chores.push(runEvery("watch", minute, lookAndBeat, log));
      if (metricsPort !== undefined) metricsServer = listenFor(metricsPort);
    },
    async stop() {
      await Promise.all([...chores.map((chore) => chore.stop()), alerts.stop()]);
      await (await metricsServer)?.stop();
    },
  };

  /** Forms are worth more than metrics: a port that is taken stops nothing. */
  async function listenFor(port: number): Promise<MetricsServer | undefined> {
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

function sayWhatIsOff({ alertUrl, heartbeatUrl }: Config["monitoring"], log: Log): void {
  if (alertUrl === undefined)
    log.warn(
      "Alerts are off, because ALERT_URL is not set: trouble with mail is reported by mail and in this log only.",
    );
  if (heartbeatUrl === undefined)
    log.warn(
      "No sign of life is given, because HEARTBEAT_URL is not set: nobody notices when this server stops.",
    );
}
