import { form, makeFolder, sendForm, sleep, startServer } from "../bench-server";
import { openMailbox } from "../mailbox";

const perSecond = 150;

/** What each flood sends: its address by number, and its body. */
const floods: Record<string, { address: (index: number) => string; body: (index: number) => string }> = {
  "one IPv6 /48, each another /64": {
    address: (index) => `2001:db8:1:${(index % 65_536).toString(16)}::1`,
    body: (index) => (index % 2 ? JSON.stringify(form(index)) : "{"),
  },
  "one IPv4 /24": {
    address: (index) => `198.51.100.${index % 256}`,
    body: (index) => JSON.stringify(form(index)),
  },
  "many IPv6 /48s, half of a form": {
    address: (index) => `2001:db8:${(index % 65_536).toString(16)}::1`,
    body: () => "{",
  },
};

/** Floods of 150 requests a second, while parents elsewhere send four forms a second: none of them may be refused. */
export async function flood(seconds: number) {
  const rows = [];
  for (const [flood, { address, body }] of Object.entries(floods)) {
    const mailbox = await openMailbox();
    const { folder, remove } = makeFolder();
    const server = await startServer(folder, { SMTP_URL: mailbox.url });
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
    await server.kill("SIGTERM");
    await mailbox.close();
    remove();
    const taken = parents.filter((status) => status === 200).length;
    rows.push({
      flood,
      sent: statuses.length,
      "taken (200)": statuses.filter((status) => status === 200).length,
      "told to wait (429)": statuses.filter((status) => status === 429).length,
      parents: parents.length,
      "parents taken": taken,
      passed: parents.length > 0 && taken === parents.length,
    });
  }
  return rows;
}
