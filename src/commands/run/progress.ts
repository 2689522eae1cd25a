/** Gatsby's steps by their ids, described for people who have never heard of Gatsby. */
const steps: Readonly<Record<string, string>> = {
  "load gatsby config": "Getting ready ...",
  onPreBootstrap: "Checking the content ...",
  "source and transform nodes": "Reading the content ...",
  "Building production JavaScript and CSS bundles": "Compiling scripts and styles ...",
  "webpack-develop": "Compiling scripts and styles ...",
  "Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs": "Resizing pictures ...",
  "Building static HTML for pages": "Writing pages ...",
  onPostBuild: "Compressing files ...",
};

/** Matches Gatsby's instructions for developers, which our own messages replace. */
const instructions =
  /^\s*(\u2800|You can now view|https?:\/\/|View GraphiQL|Note that the development|To create a production)/;

const cacheDeleted = /we're deleting your site's cache/;

/**
 * Matches the error of a query that ran while its file was being replaced. The live view runs it again by itself once
 * the file is there, so it is not an editor's to fix. A build does not replace files.
 */
const replacedMeanwhile = /trackInlineObjectsInRootNode/;

interface Report {
  readonly type?: string;
  readonly payload?: Payload;
}
interface Payload {
  readonly id?: string;
  readonly level?: string;
  readonly text?: string;
  readonly filePath?: string;
  readonly location?: { readonly start?: { readonly line: number; readonly column?: number } };
}

/**
 * Creates the reporter of one run. It converts a line of Gatsby's JSON log to a plain sentence; undefined if nothing should be
 * printed. It reports each step once, even if Gatsby repeats it.
 */
export function plainReports(command: string): (line: string) => string | undefined {
  const reported = new Set<string>();

  function nameStep(id: string): string | undefined {
    const sentence = steps[id];
    if (sentence === undefined || reported.has(sentence)) return undefined;
    reported.add(sentence);
    return sentence;
  }

  return (line) => {
    const { type, payload } = parse(line);
    if (type === undefined) return line;
    if (type === "ACTIVITY_START") return nameStep(payload?.id ?? "");
    if (type !== "LOG") return undefined;
    if (command !== "build" && replacedMeanwhile.test(payload?.text ?? "")) return undefined;
    return plainLog(payload ?? {});
  };
}

/** How long a command may print nothing before people wonder whether it still runs, in milliseconds. */
const silenceMs = 15_000;

/** Says again and again what still takes long, until it has ended. */
export function sayWhatTakesLong(say: (text: string) => void) {
  const start = performance.now();
  let step = "Starting";
  const remind = () =>
    say(`${step}: still at it, ${Math.round((performance.now() - start) / 1000)} seconds so far.`);
  let timer = setInterval(remind, silenceMs);
  timer.unref();
  return {
    /** Something else was said: the next reminder is about it, if it is a step. */
    said(text: string): void {
      if (text.endsWith(" ...")) step = text.replace(/ \.\.\.$/, "");
      clearInterval(timer);
      timer = setInterval(remind, silenceMs);
      timer.unref();
    },
    end: () => clearInterval(timer),
  };
}

/** Whether a line of Gatsby's JSON log says that the live view can be opened. */
export function isReady(line: string): boolean {
  const { type, payload } = parse(line);
  return type === "ACTIVITY_END" && payload?.id === "webpack-develop";
}

function plainLog({ level, text = "", filePath, location }: Payload): string | undefined {
  if (level === "ERROR") {
    const { line, column } = location?.start ?? {};
    const place = [filePath, line, column].filter((part) => part !== undefined && part !== "").join(":");
    return `\n${[text.trim(), place].filter((part) => part !== "").join("\n")}\n`;
  }
  if (level === "WARNING") return text.trim();
  if (level === "LOG") return instructions.test(text) || text.trim() === "" ? undefined : text;
  return cacheDeleted.test(text)
    ? "The site's code has changed, so everything is built again. This takes longer."
    : undefined;
}

/** Parses a line of Gatsby's log; empty if another program printed the line. */
function parse(line: string): Report {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
