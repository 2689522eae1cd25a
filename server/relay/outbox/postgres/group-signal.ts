import type { Client } from "pg";

/**
 * In milliseconds. PostgreSQL commits transactions with a notification one after the other, so they are few
 * and not part of a form's transaction; a lost one costs nothing, because each relay also looks by itself.
 */
const [announceInterval, reconnectDelay] = [100, 2_000];

/** Starts listening on a connection of its own, which is opened again when it breaks. */
export function startSignal(connect: () => Promise<Client>, site: string, onSignal: () => void) {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let announcing: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function listen(): Promise<void> {
    let connected: Client | undefined;
    try {
      connected = await connect();
      if (isClosed) return close(connected);
      connected.on("notification", ({ payload }) => {
        if (payload === site) onSignal();
      });
      await connected.query("LISTEN relay");
      connected.once("end", reconnectLater);
      client = connected;
      // In case something came in before.
      onSignal();
    } catch {
      close(connected);
      reconnectLater();
    }
  }

  function close(connected: Client | undefined): void {
    void connected?.end().catch(() => {});
  }

  function reconnectLater(): void {
    client = undefined;
    clearTimeout(retry);
    if (!isClosed) retry = setTimeout(() => void listen(), reconnectDelay).unref();
  }

  function notify(): void {
    announcing = undefined;
    const connected = client;
    const about = connected?.escapeLiteral(site);
    // Not synchronous: a notification that a crash loses does not matter.
    connected
      ?.query(`BEGIN; SET LOCAL synchronous_commit TO off; NOTIFY relay, ${about}; COMMIT`)
      .catch(() => close(connected));
  }

  void listen();
  return {
    /** Tells the other relays of a group that there is something to send. Returns at once. */
    announce() {
      announcing ??= setTimeout(notify, announceInterval).unref();
    },
    close() {
      isClosed = true;
      clearTimeout(retry);
      clearTimeout(announcing);
      close(client);
    },
  };
}
