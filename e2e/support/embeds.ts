import { readFileSync } from "node:fs";
import type { Page, Request } from "@playwright/test";
import { onRenderBody } from "gatsby-plugin-google-gtag/gatsby-ssr";
import { renderToStaticMarkup } from "react-dom/server";
import { analyticsPlugin, deferAnalytics } from "../../src/gatsby/html/analytics";
import { collectCspSources } from "../../src/gatsby/security/content-security-policy";
import { responseHeaders, type SecurityInput } from "../../src/gatsby/security/response-headers";
import type { EmbedSettings } from "../../src/shared/settings/build-settings";

export const mapsApiKey = "test-key";
export const reviewsWidgetUrl = "https://reviews.example/widget.js";

/** The built site's response headers and the input that they were generated from. */
export const security: SecurityInput & { headers: Record<string, string> } = JSON.parse(
  readFileSync("deploy/policy.json", "utf8"),
);

/** The response headers of a site that was built with further settings and pages. */
export function headersWith(
  { siteUrl = security.siteUrl, ...settings }: Partial<EmbedSettings & { siteUrl: string }>,
  ...pages: string[]
): Record<string, string> {
  const scripts = [
    ...new Set([...security.needs.scripts, ...pages.flatMap((page) => collectCspSources(page).scripts)]),
  ];
  return responseHeaders({
    ...security,
    siteUrl,
    embeds: { ...security.embeds, ...settings },
    needs: { ...security.needs, scripts },
  });
}

interface Changes {
  readonly settings: Partial<EmbedSettings>;
  readonly edit: (html: string) => string;
}

const changesOf = new WeakMap<Page, Changes>();

/** Edits all further documents, and gives them the Content-Security-Policy of a build with these settings. */
async function changeDocuments(page: Page, { settings, edit }: Changes): Promise<void> {
  const previous = changesOf.get(page);
  changesOf.set(page, {
    settings: { ...previous?.settings, ...settings },
    edit: (html) => edit(previous?.edit(html) ?? html),
  });
  if (previous) return;
  await page.route(
    () => true,
    async (route) => {
      const changes = changesOf.get(page);
      const isDocument = route.request().resourceType() === "document";
      if (!changes || !isDocument || route.request().frame() !== page.mainFrame()) return route.fallback();
      const response = await route.fetch();
      const body = changes.edit(await response.text());
      const headers = Object.entries(headersWith(changes.settings, body)).map(([name, value]) => [
        name.toLowerCase(),
        value,
      ]);
      await route.fulfill({
        response,
        headers: { ...response.headers(), ...Object.fromEntries(headers) },
        body,
      });
    },
  );
}

/**
 * Enables third parties as if the site had been built with their environment variables. Pages read these settings from JSON
 * files that Gatsby fetches, so changing the responses and the policy makes a second build unnecessary.
 */
export async function turnOn(
  page: Page,
  settings: { mapsApiKey?: string; reviewsWidgetUrl?: string },
): Promise<void> {
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    if (body.data.site) Object.assign(body.data.site.siteMetadata, settings);
    await route.fulfill({ response, json: body });
  });
  await changeDocuments(page, { settings, edit: (html) => html });
}

/** Enables analytics: adds the plugin's output to every page, deferred by the same function as in the build. */
export async function turnOnAnalytics(page: Page): Promise<void> {
  // The plugin writes nothing in development mode, which is its default.
  process.env.NODE_ENV ??= "test";
  let head = "";
  let end = "";
  onRenderBody(
    {
      setHeadComponents: (parts) => {
        head = parts.map((part) => renderToStaticMarkup(part)).join("");
      },
      setPostBodyComponents: (parts) => {
        end = parts.map((part) => renderToStaticMarkup(part)).join("");
      },
    },
    analyticsPlugin("G-TEST").options,
  );
  await changeDocuments(page, {
    settings: { gtagId: "G-TEST" },
    edit: (html) =>
      deferAnalytics(
        html.replace("</head>", () => `${head}</head>`).replace("</body>", () => `${end}</body>`),
      ),
  });
}

/**
 * Intercepts all requests to other origins.
 * @param responses response bodies by URL without query; null aborts the request
 * @returns the intercepted requests, in order
 */
export async function fakeEmbeds(
  page: Page,
  responses: Readonly<Record<string, string | null>> = {},
): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(
    (url) => url.hostname !== "127.0.0.1",
    async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      requests.push(route.request());
      const response = responses[origin + pathname];
      if (response === null) return route.abort();
      const contentType = pathname.endsWith("json")
        ? "application/json"
        : route.request().resourceType() === "script"
          ? "text/javascript"
          : "text/html";
      return route.fulfill({
        contentType,
        body: response ?? "",
        headers: { "Access-Control-Allow-Origin": "*" },
      });
    },
  );
  return requests;
}
