import getSocket from "../../../.cache/socketIo";

/** What Gatsby's loader has read for a page. */
interface LoadedPage {
  readonly json: { readonly data?: unknown; readonly pageContext: PageContext };
  readonly staticQueryResults?: Readonly<Record<string, unknown>>;
}

/** The page that is shown; undefined before Gatsby has loaded it. */
function loadedPage(): LoadedPage | undefined {
  const { ___loader } = window as unknown as {
    ___loader: { loadPageSync(path: string): LoadedPage | undefined };
  };
  return ___loader.loadPageSync(location.pathname);
}

/**
 * Makes a page of the live view catch up with what was saved while it was not connected: while it was opened, or while the
 * live view was stopped. Gatsby sends each change once, and only to the pages that are connected and shown.
 * @param reload loads the page again
 */
export function catchUp(reload = () => location.reload()): void {
  const socket = getSocket();
  async function compare(): Promise<void> {
    // Gatsby says this only once, and a new connection begins without it.
    socket.emit("registerPath", location.pathname);
    if (await isOutdated()) reload();
  }
  if (socket.connected) void compare();
  socket.on("connect", compare);
}

/** Whether the live view has other content for the page than the page has read. */
async function isOutdated(): Promise<boolean> {
  const loaded = loadedPage();
  const path = location.pathname;
  if (loaded === undefined) return false;
  const { json, staticQueryResults = {} } = loaded;
  const fresh = await read<{ result: LoadedPage["json"] }>(
    `${path === "/" ? "/index" : path}/page-data.json`,
  );
  if (fresh !== undefined && !isSame(fresh.result.data, json.data)) return true;
  for (const [name, result] of Object.entries(staticQueryResults)) {
    const other = await read(`/sq/d/${name}.json`);
    if (other !== undefined && !isSame(other, result)) return true;
  }
  return false;
}

/** Reads one of Gatsby's data files; undefined if it cannot be read. */
async function read<Content>(file: string): Promise<Content | undefined> {
  try {
    const answer = await fetch(`/page-data${file}`);
    return answer.ok ? await answer.json() : undefined;
  } catch {
    // The live view was stopped. The next connection asks again.
    return undefined;
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What the context of a page says of its language; nothing on an English page. */
interface PageContext {
  readonly words?: { readonly locale: string };
  readonly direction?: string;
}

/**
 * Gives a page of the live view its language and direction, which the build writes into the HTML of a page. Links load
 * documents, so a document has one language.
 */
export function showPageLanguage(): void {
  const { words, direction = "" } = loadedPage()?.json.pageContext ?? {};
  if (words) Object.assign(document.documentElement, { lang: words.locale, dir: direction });
}
