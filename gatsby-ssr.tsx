import type { GatsbySSR } from "gatsby";
import type { HTMLAttributes } from "react";
import { calmModeScript } from "./src/gatsby/html/inline-calm-mode";
import { deferLayoutScript } from "./src/gatsby/html/inline-defer-layout";
import { scriptMarkScript } from "./src/gatsby/html/inline-script-mark";
import bodyFont from "./src/styles/fonts/body.woff2";
import headingFont from "./src/styles/fonts/heading.woff2";

export { wrapPageElement } from "./src/layout/wrap-page-element";
export { wrapRootElement } from "./src/layout/wrap-root-element";

/** See src/gatsby/webpack/webpack.ts: changed style sheets and code of the build must change this file's script. */
declare const SOURCES_DIGEST: string;

// Live reload has no loader, which ends what early-arrival.ts begins.
const arrival = process.env.NODE_ENV === "production" ? [deferLayoutScript] : [];
const early = [scriptMarkScript, calmModeScript, ...arrival].join(";");

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({
    lang: "en-US",
    "data-sources": SOURCES_DIGEST.slice(0, 8),
  } as HTMLAttributes<HTMLHtmlElement>);
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is ours
    <script key="early" dangerouslySetInnerHTML={{ __html: early }} />,
    ...[bodyFont, headingFont].map((font) => (
      // Browsers fetch fonts without credentials, and a preload counts only when asked for in the same way.
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <link key="icon-png" rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    // The color of --surface in tokens.css, which the browser's frame cannot read.
    <meta key="theme-color" name="theme-color" content="#fbfaf6" />,
  ]);
};
