import type { Cipher } from "../cipher";
import type { SharedState } from "../outbox";
import type { Query } from "./pool";

/** What the relays of a site share besides requests: rate limits and alerts. */
export function sharedState(query: Query, site: string, cipher: Cipher): SharedState {
  return {
    async count(buckets) {
      // In one order everywhere, so that two relays never wait for each other.
      const [row] = await query<{ wait: number }>("SELECT relay.count_in($1, $2, $3, $4) AS wait", [
        site,
        buckets.map(({ name }) => cipher.pseudonym(name)),
        buckets.map(({ most }) => most),
        buckets.map(({ milliseconds }) => milliseconds),
      ]);
      return row?.wait ?? 0;
    },

    async claimAlert(event, state, milliseconds) {
      const claimed = await query(
        `INSERT INTO relay.alerts AS a (site, state, sent_at) VALUES ($1, $2, relay.clock())
          ON CONFLICT (site, state) DO UPDATE SET sent_at = excluded.sent_at
          WHERE a.sent_at <= relay.clock() - $3::double precision * interval '1 ms' OR a.sent_at > relay.clock() + interval '10 seconds'
          RETURNING state`,
        [site, nameOf(event, state), milliseconds],
      );
      return claimed.length > 0;
    },

    async clearAlerts(event) {
      const cleared = await query(
        "DELETE FROM relay.alerts WHERE site = $1 AND starts_with(state, $2) RETURNING state",
        [site, nameOf(event, "")],
      );
      return cleared.length > 0;
    },
  };
}

/** How an alert is stored, so that those of one event can be found. */
const nameOf = (event: string, state: string) => `${event}: ${state}`;
