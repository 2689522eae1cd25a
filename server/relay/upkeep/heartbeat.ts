import type { Log } from "../../log";
import { callPeer } from "./call-peer";
import type { HealthReport } from "./health";

export interface HeartbeatParts {
  /** A service that raises an alarm when it is not called any more. It may hold a token, so it is never logged. */
  readonly url: string;
  readonly report: () => Promise<HealthReport>;
  readonly log: Pick<Log, "warn">;
}

/** A sign of life, to be given each minute; it is left out while the relay is down, so that the service raises its alarm. */
export function createHeartbeat({ url, report, log }: HeartbeatParts): () => Promise<void> {
  let hasFailed = false;
  return async () => {
    if ((await report()).status === "down") return;
    try {
      await callPeer(url);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed)
        log.warn("HEARTBEAT_URL could not be called, and is tried each minute", { cause: error });
      hasFailed = true;
    }
  };
}
