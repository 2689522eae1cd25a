import { randomUUID } from "node:crypto";
import { type BenchServer, form, sendForm, sleep } from "../bench-server";

/** In milliseconds. A browser tries again with the same key until it has an answer. */
const [retryDelay, maxTries] = [300, 60];

/** Starts visitors, who each send one form after the other, and each try of it, to any of the relays. */
export function startVisitors(count: number, relays: readonly BenchServer[]) {
  const acknowledged = new Set<string>();
  let [sent, ended, failed, unanswered, lastAccepted, longest] = [0, 0, 0, 0, performance.now(), 0];
  let isOver = false;

  /** @returns whether it was saved */
  async function sendUntilSaved(number: number): Promise<boolean> {
    const key = randomUUID();
    for (let tries = 1; tries <= maxTries; tries++) {
      const { port } = relays[Math.floor(Math.random() * relays.length)] as BenchServer;
      const { status, success } = await sendForm(port, form(number), key);
      if (success) return true;
      if (status === undefined) unanswered++;
      else if (status >= 500) failed++;
      await sleep(retryDelay);
    }
    return false;
  }

  async function visit(): Promise<void> {
    while (!isOver) {
      const number = ++sent;
      if (await sendUntilSaved(number)) {
        acknowledged.add(`Ana ${number}`);
        longest = Math.max(longest, performance.now() - lastAccepted);
        lastAccepted = performance.now();
      } else ended++;
      await sleep(40);
    }
  }
  const visiting = Array.from({ length: count }, visit);

  return {
    /** The senders' names of the forms that were answered with success. */
    acknowledged,
    /** What the visitors saw besides success. After each 5xx, or no answer, the form is sent again. */
    counts: () => ({
      "ended with an error": ended,
      "5xx on the way": failed,
      "no answer on the way": unanswered,
      "longest without an accepted form (s)": Number((longest / 1_000).toFixed(1)),
    }),
    /** Resolves once each visitor has sent the last form. */
    async leave() {
      isOver = true;
      await Promise.all(visiting);
    },
  };
}
