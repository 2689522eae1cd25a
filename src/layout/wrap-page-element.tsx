import type { GatsbyBrowser } from "gatsby";
import { WordsContext } from "../hooks/use-words";
import type { Catalog } from "../words/catalog";
import { Layout } from "./layout";

interface PageContext {
  readonly hasQuickActions?: boolean;
  readonly reviewed?: string | null;
  /** The words of the interface, on a page that is not in English. */
  readonly words?: Catalog;
}

/**
 * Gatsby's wrapPageElement. gatsby-browser and gatsby-ssr share it, since both must render the same layout.
 */
export const wrapPageElement: NonNullable<
  GatsbyBrowser<Record<string, unknown>, PageContext>["wrapPageElement"]
> = ({ element, props }) => (
  <WordsContext value={props.pageContext.words}>
    <Layout
      path={props.location.pathname}
      hasQuickActions={props.pageContext.hasQuickActions === true}
      reviewed={props.pageContext.reviewed}
    >
      {element}
    </Layout>
  </WordsContext>
);
