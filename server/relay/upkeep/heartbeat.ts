import type { Log } from "../../log";
import { callPeer } from "./call-peer";
import type { HealthReport } from "./health";

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
