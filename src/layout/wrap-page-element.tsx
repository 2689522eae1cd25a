import type { GatsbyBrowser } from "gatsby";
import { Layout } from "./layout";

interface PageContext {
  readonly hasQuickActions?: boolean;
  readonly reviewed?: string | null;
}

/**
 * Gatsby's wrapPageElement. gatsby-browser and gatsby-ssr share it, since both must render the same layout.
 */
export const wrapPageElement: NonNullable<
  GatsbyBrowser<Record<string, unknown>, PageContext>["wrapPageElement"]
> = ({ element, props }) => (
  <Layout
    path={props.location.pathname}
    hasQuickActions={props.pageContext.hasQuickActions === true}
    reviewed={props.pageContext.reviewed}
  >
    {element}
  </Layout>
);
