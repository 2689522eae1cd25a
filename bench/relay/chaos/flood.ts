import { form, sendForm, sleep, startRelay } from "../bench-server";

const perSecond = 150;

/** The IP address and body of the nth request of each flood. */
const floods: Record<string, { address: (index: number) => string; body: (index: number) => string }> = {
  "one IPv6 /48, a new /64 per request": {
    address: (index) => `2001:db8:1:${(index % 65_536).toString(16)}::1`,
    body: (index) => (index % 2 ? JSON.stringify(form(index)) : "{"),
  },
  "one IPv4 /24": {
    address: (index) => `198.51.100.${index % 256}`,
    body: (index) => JSON.stringify(form(index)),
  },
  "many IPv6 /48s, truncated JSON": {
    address: (index) => `2001:db8:${(index % 65_536).toString(16)}::1`,
    body: () => "{",
  },
};

/** Sends 150 requests per second while parents elsewhere send four forms per second, none of which may be rejected. */
export async function flood(seconds: number) {
  const rows = [];
  for (const [flood, { address, body }] of Object.entries(floods)) {
    const { server, stop } = await startRelay();
    const statuses: (number | undefined)[] = [];
    const parents: (number | undefined)[] = [];
    const open: Promise<unknown>[] = [];
    const start = performance.now();
    for (let index = 0; index < perSecond * seconds; index++) {
      await sleep(Math.max(0, start + (index * 1_000) / perSecond - performance.now()));
      const sent = sendForm(server.port, body(index), undefined, address(index));
      open.push(sent.then(({ status }) => statuses.push(status)));
      if (index % 37 > 0) continue;
      const parent = sendForm(
        server.port,
        form(`parent ${index}`),
        undefined,
        `203.0.${(index / 37) % 256}.1`,
      );
      open.push(parent.then(({ status }) => parents.push(status)));
    }
    await Promise.all(open);
    await stop();
    const accepted = parents.filter((status) => status === 200).length;
    rows.push({
      flood,
      sent: statuses.length,
      "accepted (200)": statuses.filter((status) => status === 200).length,
      "rate-limited (429)": statuses.filter((status) => status === 429).length,
      parents: parents.length,
      "parents accepted": accepted,
      passed: parents.length > 0 && accepted === parents.length,
    });
  }
  return rows;
}
