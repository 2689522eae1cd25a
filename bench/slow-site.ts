import { serveSite } from "../e2e/support/serve";
import { startSlowConnection } from "./slow-connection";
import { loadNow, markdownTable, median, print } from "./table";

/** A row of the table of what was measured. */
type Row = Readonly<Record<string, string | number | boolean>> & { readonly passed: boolean };

/** Serves the built site on a slow connection, prints the rows that `measure` returns, and fails if one has not passed. */
export async function onSlowSite<Browser extends { close(): Promise<void> }>(
  start: () => Promise<Browser>,
  measure: (browser: Browser, address: string) => Promise<Row[]>,
): Promise<void> {
  const site = await serveSite();
  const slow = await startSlowConnection(site.address);
  const browser = await start();
  try {
    const rows = await measure(browser, slow.address);
    printRows(rows);
  } finally {
    await browser.close();
    slow.stop();
    site.stop();
  }
}

/** Prints the rows as a table, and fails if one has not passed. */
export function printRows(rows: readonly Row[]): void {
  print(markdownTable(rows));
  print(loadNow());
  if (rows.some(({ passed }) => !passed)) process.exitCode = 1;
}

/** The columns of a list of times in ms. */
export function spread(times: readonly number[]) {
  return {
    "min (ms)": Math.round(Math.min(...times)),
    "median (ms)": Math.round(median(times)),
    "max (ms)": Math.round(Math.max(...times)),
  };
}
