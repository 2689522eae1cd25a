import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  request as sendRequest,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fakeCaptchaScript } from "../support/fakes/recaptcha";
import { newIpAddress } from "../support/form-helpers";
import { callSource } from "../support/in-page";

/** The place to which pages send their problems, and the stand-in for the captcha provider's script. */
const problemPath = "/engines/problem";
const captchaPath = "/engines/captcha.js";
const firstScriptPath = "/engines/first.js";
const frame = "/engines/frame?";

/** The path of a page that shows another one in a frame of this width. */
export const framePath = (path: string, width: number) =>
  frame + new URLSearchParams({ path, width: `${width}` });

/**
 * Starts a proxy in front of the site that adds the first script to each page. It is an origin of its own, so nothing that
 * another journey has stored is there.
 * @param allowsScript whether the pages may run scripts
 */
export async function startProxy(site: string, allowsScript: boolean) {
  const problems: string[] = [];
  const visitor = newIpAddress();

  // A connection that is closed while idle can break the next request: the browser keeps its own, and ours serve once.
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const { url = "", method } = request;
    if (url === firstScriptPath) sendScript(response, callSource(firstScript, problemPath, captchaPath));
    else if (url === captchaPath) sendScript(response, fakeCaptchaScript);
    else if (url.startsWith(frame)) response.setHeader("Content-Type", "text/html").end(frameFor(url));
    else if (url === problemPath) {
      problems.push(await text(request));
      response.end();
    } else {
      // "Not modified" would bring the server's own headers, and with them its own policy.
      const { "if-none-match": _, "if-modified-since": __, ...sent } = request.headers;
      const headers = { ...sent, "accept-encoding": "identity", "x-forwarded-for": visitor };
      const forwarded = sendRequest(new URL(url, site), { method, headers, agent: false }, (answer) =>
        sendAnswer(answer, response, allowsScript),
      );
      forwarded.on("error", () => response.destroy());
      request.pipe(forwarded);
    }
  }).listen(0, "127.0.0.1");

  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The errors of its pages so far. */
    problems,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function sendAnswer(answer: IncomingMessage, response: ServerResponse, allowsScript: boolean) {
  const { statusCode = 500 } = answer;
  const headers = allowFrame(answer.headers);
  if (!headers["content-type"]?.startsWith("text/html")) {
    response.writeHead(statusCode, headers);
    answer.pipe(response);
    return;
  }
  const { "content-length": _, ...others } = headers;
  if (!allowsScript)
    others["content-security-policy"] += "; sandbox allow-same-origin allow-forms allow-popups";
  const html = await text(answer);
  response.writeHead(statusCode, others);
  response.end(html.replace("<head>", `<head><script src="${firstScriptPath}"></script>`));
}

/** Some engines cannot have a narrow window, so our own frame may show the pages. */
function allowFrame({ "x-frame-options": _, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  const policy = headers["content-security-policy"] as string | undefined;
  return policy
    ? { ...headers, "content-security-policy": policy.replace("frame-ancestors 'none'", "") }
    : headers;
}

function frameFor(url: string): string {
  const { path = "", width = "" } = Object.fromEntries(new URLSearchParams(url.slice(frame.length)));
  const safe = path.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<!doctype html><style>body { margin: 0 } iframe { border: 0; height: 100vh }</style><iframe src="${safe}" width="${width}"></iframe>`;
}

function sendScript(response: ServerResponse, script: string): void {
  response.setHeader("Content-Type", "text/javascript").end(script);
}

/**
 * Runs in every page before its own scripts. Sends all errors to the proxy, because WebDriver shows no console; not one is lost,
 * because a synchronous request ends before the page goes on. Replaces the captcha provider's script, which is not ours to test.
 * Extends the page's deadlines.
 */
function firstScript(problems: string, captcha: string): void {
  // A page that is left breaks off what it still loads.
  let isLeft = false;
  addEventListener("beforeunload", () => {
    isLeft = true;
  });
  addEventListener("pageshow", () => {
    isLeft = false;
  });
  const say = (problem: unknown) => {
    if (isLeft) return;
    const request = new XMLHttpRequest();
    request.open("POST", problems, false);
    request.send(`${location.pathname}: ${problem}`);
  };

  const isOurs = (address: unknown) => typeof address === "string" && address.startsWith(location.origin);
  addEventListener(
    "error",
    (event) => {
      const { src, href } = Object(event.target);
      if (event.message) say(event.message);
      else if (isOurs(src) || isOurs(href)) say(`${src ?? href} did not load`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => say(`rejected: ${reason}`));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    say(`the policy's ${violatedDirective} refuses ${blockedURI}`),
  );
  console.error = (...words: unknown[]) => say(words.join(" "));

  // The page's deadlines are for a device of its own, and three engines share this one.
  const { setTimeout } = window;
  window.setTimeout = ((act: TimerHandler, wait = 0, ...values: unknown[]) =>
    setTimeout(act, wait < 10_000 ? wait : 10 * wait, ...values)) as typeof setTimeout;

  const { get, set } = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, "src") ?? {};
  Object.defineProperty(HTMLScriptElement.prototype, "src", {
    configurable: true,
    get,
    set(address: string) {
      set?.call(this, address.startsWith("https://www.google.com/recaptcha/") ? captcha : address);
    },
  });
}
