import getSocket from "../../../.cache/socketIo";

/** What Gatsby's loader has read for a page. */
interface LoadedPage {
  readonly json: { readonly data?: unknown };
  readonly staticQueryResults?: Readonly<Record<string, unknown>>;
}

interface GatsbyWindow {
  readonly ___loader: { loadPageSync(path: string): LoadedPage | undefined };
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
    if (await isOutdated(location.pathname)) reload();
  }
  if (socket.connected) void compare();
  socket.on("connect", compare);
}

/** Whether the live view has other content for a page than the page has read. */
async function isOutdated(path: string): Promise<boolean> {
  const loaded = (window as unknown as GatsbyWindow).___loader.loadPageSync(path);
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
