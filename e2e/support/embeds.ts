import { readFileSync } from "node:fs";
import type { Page, Request } from "@playwright/test";
import { onRenderBody } from "gatsby-plugin-google-gtag/gatsby-ssr";
import { renderToStaticMarkup } from "react-dom/server";
import { analyticsPlugin, deferAnalytics } from "../../src/gatsby/html/analytics";
import { collectCspSources } from "../../src/gatsby/security/csp-sources";
import { responseHeaders, type SecurityInput } from "../../src/gatsby/security/response-headers";
import type { EmbedSettings } from "../../src/shared/settings/embed-settings";

export const mapsApiKey = "test-key";
export const reviewsWidgetUrl = "https://reviews.example/widget.js";

/** What the built site's headers follow from, and these headers. */
export const security: SecurityInput & { headers: Record<string, string> } = JSON.parse(
  readFileSync("deploy/policy.json", "utf8"),
);

/** The headers that the site would answer with, had it been built with further settings and pages. */
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

/** From now on the page's documents come edited, and with the policy that a build with these settings would give them. */
async function changeDocuments(page: Page, { settings, edit }: Changes): Promise<void> {
  const former = changesOf.get(page);
  changesOf.set(page, {
    settings: { ...former?.settings, ...settings },
    edit: (html) => edit(former?.edit(html) ?? html),
  });
  if (former) return;
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
 * Turns third parties on as if the site had been built with their variables: the settings reach the pages in the data
 * that Gatsby fetches for them, so changing that at the network, and the policy with it, needs no second build.
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

/** Turns analytics on: every page gets what the plugin writes, made late by the same step of the build. */
export async function turnOnAnalytics(page: Page): Promise<void> {
  // The plugin writes nothing when it believes that the site is only being developed.
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

/** Answers everything that leaves for another origin, so that nothing does; what was asked is in the list. */
export async function fakeEmbeds(
  page: Page,
  answers: Readonly<Record<string, string | null>> = {},
): Promise<Request[]> {
  const asked: Request[] = [];
  await page.route(
    (url) => url.hostname !== "127.0.0.1",
    async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      asked.push(route.request());
      const answer = answers[origin + pathname];
      if (answer === null) return route.abort();
      const contentType = pathname.endsWith("json")
        ? "application/json"
        : route.request().resourceType() === "script"
          ? "text/javascript"
          : "text/html";
      return route.fulfill({
        contentType,
        body: answer ?? "",
        headers: { "Access-Control-Allow-Origin": "*" },
      });
    },
  );
  return asked;
}
