import type { GatsbyBrowser } from "gatsby";
import { Layout } from "./layout";

/** Shared by gatsby-browser and gatsby-ssr, so that both render the same frame around a page. */
interface PageContext {
  readonly hasQuickActions?: boolean;
  readonly reviewed?: string | null;
}

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
