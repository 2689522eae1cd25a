/**
 * Reads metrics in Prometheus's text format.
 * @returns the value of each sample by its name and labels, such as `tries_total{result="delivered"}`, and each metric's type and help text
 * @throws on an invalid line
 */
export function readMetrics(text: string) {
  const values: Record<string, number> = {};
  const types: Record<string, string> = {};
  const helps: Record<string, string> = {};
  for (const line of text.split("\n").filter(Boolean)) {
    const [, word, metric = "", rest = ""] = /^# (HELP|TYPE) (\w+) (.+)$/.exec(line) ?? [];
    const [, sample, value] = /^(\w+(?:\{\w+="[^"]*"\})?) (\S+)$/.exec(line) ?? [];
    if (word) (word === "HELP" ? helps : types)[metric] = rest;
    else if (sample) values[sample] = Number(value);
    else throw new Error(`This is no metric: ${line}`);
  }
  return { values, types, helps };
}
