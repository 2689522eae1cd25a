import type { GatsbyBrowser } from "gatsby";
import { Layout } from "./layout";

/** Shared by gatsby-browser and gatsby-ssr, so that both render the same frame around a page. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element, props }) => (
  <Layout path={props.location.pathname} hasQuickActions={props.pageContext.hasQuickActions === true}>
    {element}
  </Layout>
);
