import type { GatsbySSR } from "gatsby";
import type { HTMLAttributes } from "react";
import { headerId } from "./src/layout/header";
import { closureFeed } from "./src/shared/calendar/closure-files";
import bodyFont from "./src/styles/fonts/body.woff2";
import headingFont from "./src/styles/fonts/heading.woff2";
import { head } from "./src/words/en/sections";

export { wrapPageElement } from "./src/layout/wrap-page-element";

/**
 * Digest of style sheets and build code. It makes Gatsby render all pages again: see
 * src/gatsby/webpack/webpack.ts.
 */
declare const SOURCES_DIGEST: string;

/** Gatsby's onRenderBody: adds font preloads and icons to the `<head>` of every page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({
    lang: "en-US",
    "data-sources": SOURCES_DIGEST.slice(0, 8),
  } as HTMLAttributes<HTMLHtmlElement>);
  setHeadComponents([
    // The header is painted whole: its parts move when the rest of it arrives later. In the live view, React renders it.
    ...(process.env.NODE_ENV === "production"
      ? [<link key="whole-header" rel="expect" href={`#${headerId}`} blocking="render" />]
      : []),
    ...[bodyFont, headingFont].map((font) => (
      // Browsers request fonts in anonymous CORS mode, and use a preload only if its mode is the same.
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <link key="icon-png" rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <link
      key="closures"
      rel="alternate"
      type="application/atom+xml"
      title={head.closures}
      href={closureFeed.path}
    />,
    // Phones would make links of what they take for numbers and dates, within the fields' labels too. Ours are links already.
    <meta key="no-links" name="format-detection" content="telephone=no,date=no,address=no,email=no" />,
    // The values of --surface in tokens.css; a meta tag cannot use custom properties. The first that applies is used.
    <meta key="night" name="theme-color" content="#0b222b" media="(prefers-color-scheme: dark)" />,
    <meta key="theme-color" name="theme-color" content="#fbfaf6" />,
  ]);
};
