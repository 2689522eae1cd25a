import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { markdownTable, print } from "../table";
import { form, sendForm, sleep, startRelay, until } from "./bench-server";

const perSecond = 50;
const pagesPerSecond = 20;

/** Peak resident memory of a process so far, in MB (Linux only). */
function peakMegabytes(pid: number | undefined): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** Sends forms at a constant rate while pages are requested. The rate does not depend on the responses (an open-loop test). */
export default async function main(seconds = Number(process.argv[3] ?? 60)): Promise<void> {
  const { mailbox, server, stop } = await startRelay();
  const times: number[] = [];
  let errors = 0;
  let visits = 0;
  let pages = 0;
  const open: Promise<void>[] = [];

  async function submit(number: number): Promise<void> {
    const start = performance.now();
    const { success } = await sendForm(server.port, form(number, "Words. ".repeat(60)), randomUUID());
    times.push(performance.now() - start);
    if (!success) errors++;
  }
  async function visit(): Promise<void> {
    visits++;
    const page = await fetch(`http://127.0.0.1:${server.port}/`).then(
      (response) => response.text(),
      () => "",
    );
    if (page.length > 0) pages++;
  }

  const start = performance.now();
  for (let number = 0; number < perSecond * seconds; number++) {
    await sleep(Math.max(0, start + (number * 1_000) / perSecond - performance.now()));
    open.push(submit(number));
    if (number % perSecond < pagesPerSecond) open.push(visit());
  }
  await Promise.all(open);
  const load = loadavg()[0] ?? 0;
  await until("all arrived", () => mailbox.mails.length >= times.length - errors).catch(() => {});
  const peak = peakMegabytes(server.process.pid);
  await stop();
  times.sort((one, other) => one - other);
  const percentile = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0);
  const rows = [
    {
      ...{ sent: times.length, errors, delivered: mailbox.mails.length, visits, pages },
      ...{ "median (ms)": percentile(0.5), "p99 (ms)": percentile(0.99), "memory (MB)": Math.round(peak) },
      "load average": Number(load.toFixed(1)),
      passed: errors === 0 && pages === visits && percentile(0.99) <= 100 && peak < 150,
    },
  ];
  print(markdownTable(rows));
  process.exit();
}
