/** Why a script of the site did not load, or did not work. */
export type Cause = "connection" | "changed" | "stopped";

/** How long the website may be silent, in milliseconds: longer than the service worker waits before it shows a stored page. */
const silence = 5_000;
/** How the service worker marks a stored page: at its start, because this text is in every page too. */
const storedPage = /^[^>]*>\s*<html data-stored/;

/**
 * Asks the website why scripts of this page do not work: it does not answer; it is another build than this page is from; or it has
 * both page and scripts, so something in the browser or in our code has stopped them. `navigator.onLine` only knows about the device's
 * own network.
 * @param build the hash of the build that this page is from
 * @param scripts URLs of scripts that did not load
 */
export async function findCause(build: string | undefined, scripts: readonly string[]): Promise<Cause> {
  const page = await ask(location.pathname, "GET");
  if (!page || page.status >= 500 || storedPage.test(page.text)) return "connection";
  if (!page.text.includes(build ?? "")) return "changed";
  const answers = await Promise.all(scripts.map((script) => ask(script, "HEAD")));
  return answers.some((answer) => answer?.status === 404) ? "changed" : "stopped";
}

/** Returns undefined if there is no whole answer in time. */
async function ask(url: string, method: string): Promise<{ status: number; text: string } | undefined> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), silence);
  try {
    const response = await fetch(url, { method, cache: "no-store", signal: late.signal });
    return { status: response.status, text: await response.text() };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
