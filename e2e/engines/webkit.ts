import { spawn } from "node:child_process";
import { freePort } from "../http/hosts/start-host";
import type { Browser, Key, Tab } from "./engine";
import type { Point } from "./in-page";
import { framePath } from "./proxy";
import { timeoutMs, until } from "./until";

interface WebKit {
  /** The WebDriver program. */
  readonly program: string;
  /** What the driver needs to know to start the browser. */
  readonly capabilities: object;
  readonly environment: Record<string, string>;
}

/** How long an empty browser may take to open, in milliseconds; a second time, it may take as long as any command. */
const opensWithin = 15_000;

/** The WebDriver codes of the keys that are not characters. */
const codes: Record<string, string> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** Settings of the engine, as environment variables. */
const settings = () => ({
  // WebKit refuses to sandbox itself for root, which containers often are.
  ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" } : {}),
  LIBGL_ALWAYS_SOFTWARE: "1",
  // DMA-BUF rendering is off unless a test sets 0, because all journeys pass without it. View transitions crash without it.
  WEBKIT_DISABLE_DMABUF_RENDERER: process.env.WEBKIT_DISABLE_DMABUF_RENDERER ?? "1",
});

/** A running WebDriver program. */
type Driver = Awaited<ReturnType<typeof startDriver>>;

/** Starts a WebDriver program on a free port and waits until it is ready. */
async function startDriver(program: string, environment: Record<string, string>) {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    env: { ...process.env, ...environment },
    stdio: "ignore",
    // In a process group of its own, because WPE's browsers outlive their driver.
    detached: true,
  });

  /** Sends one command, which may take a while. @throws with the driver's own words when it fails */
  async function send(
    method: "GET" | "POST" | "DELETE",
    path: string,
    body?: object,
    wait = timeoutMs,
  ): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(wait),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  }

  await until(`${program} starts`, () => send("GET", "/status"));
  return {
    send,
    stop() {
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}

/**
 * Starts the WebDriver of a WebKit. Each tab is a browser of its own. If its window does not take the width that is asked for,
 * a frame of that width shows the pages. A driver that never answers while it opens an empty browser, as WebKitGTK's did in two
 * of three runs on a busy machine, is started again: no page of ours is open then.
 */
export async function startWebKit({ program, capabilities, environment }: WebKit): Promise<Browser> {
  const start = () => startDriver(program, { ...settings(), ...environment });
  let driver = await start();

  async function open(width: number, wait?: number): Promise<Tab> {
    const wanted = { capabilities: { alwaysMatch: capabilities } };
    const answer = await driver.send("POST", "/session", wanted, wait);
    const session = `/session/${(answer as { sessionId: string }).sessionId}`;
    const rectangle = { x: 0, y: 0, width, height: 900 };
    const actual = await driver.send("POST", `${session}/window/rect`, rectangle, wait);
    return tabOf(driver, session, (actual as { width: number }).width === width ? undefined : width);
  }

  return {
    open: (width) =>
      open(width, opensWithin).catch(async (error: unknown) => {
        if (!(error instanceof DOMException && error.name === "TimeoutError")) throw error;
        driver.stop();
        driver = await start();
        return open(width);
      }),
    stop: async () => driver.stop(),
  };
}

function tabOf(driver: Driver, session: string, frameWidth: number | undefined): Tab {
  const post = (command: string, body: object) => driver.send("POST", `${session}/${command}`, body);
  const point = (...steps: object[]) =>
    post("actions", { actions: [{ type: "pointer", id: "mouse", actions: steps }] });
  const moveTo = (place: Point) => ({ type: "pointerMove", origin: "viewport", duration: 0, ...place });

  return {
    async goto(url) {
      if (frameWidth === undefined) {
        await post("url", { url });
        return;
      }
      const { origin } = new URL(url);
      await post("frame", { id: null });
      await post("url", { url: origin + framePath(url.slice(origin.length), frameWidth) });
      await post("frame", { id: 0 });
    },
    run: (expression) => post("execute/sync", { script: `return ${expression}`, args: [] }),
    async move(place) {
      await point(moveTo(place));
    },
    async click(place, times = 1) {
      const press = [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await point(moveTo(place), ...Array.from({ length: times }, () => press).flat());
    },
    async keys(keys) {
      const actions = keys.flatMap((key: Key) => {
        const value = codes[key] ?? key;
        return [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ];
      });
      await post("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    async close() {
      await driver.send("DELETE", session);
    },
  };
}
