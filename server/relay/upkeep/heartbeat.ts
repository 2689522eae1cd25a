import type { Log } from "../../log";
import { callPeer } from "./call-peer";
import type { HealthReport } from "./health";

/** What createHeartbeat needs. */
export interface HeartbeatParts {
  /** A monitoring service that alerts when the calls stop. It may contain a token, so it is never logged. */
  readonly url: string;
  readonly report: () => Promise<HealthReport>;
  readonly log: Pick<Log, "warn">;
}

/**
 * Creates a heartbeat, to be sent each minute. It is skipped while health is down, so that the service
 * alerts.
 */
export function createHeartbeat({ url, report, log }: HeartbeatParts): () => Promise<void> {
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
