import type { Page, Request } from "@playwright/test";
import { onRenderBody } from "gatsby-plugin-google-gtag/gatsby-ssr";
import { renderToStaticMarkup } from "react-dom/server";
import { analyticsPlugin, withLateAnalytics } from "../src/build/analytics";

export const mapsApiKey = "test-key";
export const reviewsWidgetUrl = "https://reviews.example/widget.js";

/**
 * Turns third parties on as if the site had been built with their variables: the settings reach the pages in the data
 * that Gatsby fetches for them, so changing that at the network needs no second build.
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
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== "document" || route.request().frame() !== page.mainFrame()) {
        return route.fallback();
      }
      const response = await route.fetch();
      const html = (await response.text()).replace("</head>", () => `${head}</head>`);
      await route.fulfill({
        response,
        body: withLateAnalytics(html.replace("</body>", () => `${end}</body>`)),
      });
    },
  );
}

/** Answers everything that leaves for another origin, so that nothing does; what was asked is in the list. */
export async function standIn(
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
