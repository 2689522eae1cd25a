import type { GatsbyBrowser } from "gatsby";
import { type PageLanguage, PageLanguageContext } from "../hooks/use-page-language";
import { SiteContext } from "../hooks/use-site-query";
import { WordsContext } from "../hooks/use-words";
import type { Catalog } from "../words/catalog";
import { Layout, type LayoutProps } from "./layout";

interface PageContext extends PageLanguage, Omit<LayoutProps, "path" | "children"> {
  /** The words of the interface, on a page that is not in English. */
  readonly words?: Catalog;
}

/**
 * Gatsby's wrapPageElement. gatsby-browser and gatsby-ssr share it, since both must render the same layout.
 */
export const wrapPageElement: NonNullable<
  GatsbyBrowser<Queries.SiteInLanguageFragment, PageContext>["wrapPageElement"]
> = ({ element, props: { pageContext, location, data } }) => (
  <WordsContext value={pageContext.words}>
    <PageLanguageContext value={pageContext}>
      <SiteContext value={data}>
        <Layout {...pageContext} path={location.pathname}>
          {element}
        </Layout>
      </SiteContext>
    </PageLanguageContext>
  </WordsContext>
);
