import type { Config } from "../../config";
import type { Log } from "../../log";
import { damagedFiles } from "../outbox/damaged";
import type { Outbox, RecipientResult } from "../outbox/outbox";
import { createAlerts, createHeartbeat } from "./alerts";
import { createDeliveryAlerts } from "./delivery-alerts";
import { createHealth, startingReport } from "./health";
import { createMetrics, serveMetrics } from "./metrics";
import { runEvery } from "./run-every";
import { createHealthAlerts, createWatch } from "./watch";

interface MonitoringParts {
  readonly config: Pick<Config, "siteUrl" | "mail" | "outbox" | "monitoring" | "isProduction">;
  readonly outbox: Pick<Outbox, "queueState" | "probe" | "shared">;
  readonly log: Log;
}

/** Creates health, alerts, heartbeat and metrics of the relay, as far as they are configured. */
export function createMonitoring({ config, outbox, log }: MonitoringParts) {
  const { alertUrl, heartbeatUrl, metricsPort } = config.monitoring;
  const mail = config.mail.smtpUrl === undefined ? "folder" : "smtp";
  const health = createHealth({ outbox, damagedFiles: () => damagedFiles(config.outbox.url), mail, log });
  const { marks } = health;
  let isStarting = true;
  // An outbox that is not open yet cannot be read, and that would be cached.
  const report = async () => (isStarting ? startingReport(mail) : health.report());
  const metrics = createMetrics(report, () => log.lostLines?.() ?? 0);
  const alerts = createAlerts({ url: alertUrl, site: config.siteUrl, log });
  const deliveryAlerts = createDeliveryAlerts(alerts, () => outbox.shared);
  const watch = createWatch({ health, onReport: createHealthAlerts(alerts, () => outbox.shared), log });
  let stopChecks: (() => Promise<void>) | undefined;
  let metricsServer: ReturnType<typeof startMetricsServer> | undefined;
  if (config.isProduction) warnWhatIsOff(config.monitoring, log);

  return {
    report,
    answered: metrics.answered,
    /** Wraps the outbox, to see how forms and the worker use it; they must use the result. */
    observe: (observed: Outbox): Outbox => ({
      ...observed,
      async accept(request, key) {
        const start = performance.now();
        const outcome = await observed.accept(request, key).catch(formFailed);
        marks.formSaved();
        metrics.formSaved((performance.now() - start) / 1_000, request.isVerified, outcome);
        return outcome;
      },
      find: (key, request) => observed.find(key, request).catch(formFailed),
      async settle(id, results) {
        const state = await observed.settle(id, results);
        marks.results(results);
        deliveryAlerts.results(id, results, state);
        return state;
      },
    }),
    hooks: {
      onTried(outcome: RecipientResult["outcome"], milliseconds: number) {
        marks.workerTried();
        metrics.tried(outcome, milliseconds);
      },
      onOutbox: (error?: unknown) => marks.workerDid(error === undefined),
      onDead: deliveryAlerts.died,
      onCaptchaChecked: marks.captchaChecked,
    },
    /** Starts the minutely checks and heartbeats, and the metrics server. Until then, health is "starting". */
    start() {
      isStarting = false;
      const beat = heartbeatUrl && createHeartbeat(heartbeatUrl, report, log);
      // In this order, so that no heartbeat is sent when this minute's check fails.
      const checkAndBeat = async () => {
        await watch.minutely();
        if (beat) await beat();
      };
      stopChecks = runEvery("watch", 60_000, checkAndBeat, log);
      if (metricsPort !== undefined) metricsServer = startMetricsServer(metricsPort);
    },
    async stop() {
      await Promise.all([stopChecks?.(), alerts.stop()]);
      await (await metricsServer)?.stop();
    },
  };

  /** An alert about a form does not wait for the next minute's check. */
  function formFailed(error: unknown): never {
    marks.formFailed();
    if (!isStarting) void watch.now();
    throw error;
  }

  /** A port that is in use is only logged, because forms are more important than metrics. */
  async function startMetricsServer(port: number) {
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
