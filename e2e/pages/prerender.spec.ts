import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { findFullChromium } from "../support/chromium";
import { callSource } from "../support/in-page";
import { expect, test } from "../support/test";

const executablePath = findFullChromium();
test.skip(executablePath === undefined, "Only the headless shell is installed.");

const rules = { prerender: [{ source: "list", urls: ["/contact"], eagerness: "immediate" }] };

/** Drives two pages: once Contact is loaded in advance, About stores a prefill and goes there. Contact tells what it shows. */
function drive(): void {
  const tell = (what: string) => fetch(`/told/${encodeURIComponent(what)}`);
  if (location.pathname === "/about") {
    void fetch("/prerendered").then(() => {
      sessionStorage.setItem("beginning:appointment", "What I see at home: toes");
      location.assign("/contact");
    });
    return;
  }
  // Once the page's own script has started, and so has looked for what is stored.
  const started = new MutationObserver(() => {
    if (document.documentElement.dataset.script !== "started") return;
    started.disconnect();
    if (document.prerendering) void tell("loaded in advance");
  });
  started.observe(document.documentElement, { attributes: true });
  document.addEventListener("prerenderingchange", () => void tell("shown"));
  const message = document.querySelector("textarea");
  const timer = setInterval(() => {
    if (!message?.value) return;
    clearInterval(timer);
    void tell(message.value);
  }, 100);
}

/** The site with the rules and the script above, and what its pages have told. */
function startDrivenSite(site: string) {
  const told: string[] = [];
  const server = createServer(async ({ url = "" }, response) => {
    if (url.startsWith("/told/")) told.push(decodeURIComponent(url.slice("/told/".length)));
    if (url === "/prerendered") await expect.poll(() => told).toEqual(["loaded in advance"]);
    if (url === "/links.speculationrules")
      return response
        .setHeader("Content-Type", "application/speculationrules+json")
        .end(JSON.stringify(rules));
    if (url === "/drive.js")
      return response.setHeader("Content-Type", "text/javascript").end(callSource(drive));
    if (/^\/(told|prerendered)/.test(url)) return response.end();
    // A service worker would ask for all of it again.
    if (url === "/sw.js") return response.writeHead(404).end();
    const answer = await fetch(site + url);
    const type = answer.headers.get("Content-Type") ?? "";
    response.statusCode = answer.status;
    response.setHeader("Content-Type", type);
    if (type.startsWith("text/html")) {
      if (url === "/about")
        response.setHeader("Speculation-Rules", `${answer.headers.get("Speculation-Rules")}`);
      response.end(
        (await answer.text()).replace("</head>", '<script src="/drive.js" defer></script></head>'),
      );
    } else response.end(Buffer.from(await answer.arrayBuffer()));
  });
  return { told, server: server.listen(0, "127.0.0.1") };
}

test("a contact page that was loaded in advance gets the prefill that was stored before it was shown", async ({
  baseURL,
}) => {
  const { told, server } = startDrivenSite(`${baseURL}`);
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/about`;
  // Playwright removes it: processes of the browser may still write to it when the test ends.
  const profile = test.info().outputPath("profile");
  // Without Playwright: Chromium loads no page in advance while a debugger is attached.
  const flags = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    `--user-data-dir=${profile}`,
  ];
  const browser = spawn(`${executablePath}`, [...flags, address], { stdio: "ignore" });
  try {
    await expect
      .poll(() => told, { timeout: 45_000 })
      .toEqual(["loaded in advance", "shown", "What I see at home: toes"]);
  } finally {
    browser.kill();
    await once(browser, "exit");
    server.close();
    server.closeAllConnections();
  }
});
