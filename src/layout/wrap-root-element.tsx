import type { GatsbyBrowser } from "gatsby";
import { Hydration } from "../hooks/use-is-hydrated";

/** Shared by gatsby-browser and gatsby-ssr, so that React finds the tree that it wrote. */
export const wrapRootElement: NonNullable<GatsbyBrowser["wrapRootElement"]> = ({ element }) => (
  <Hydration>{element}</Hydration>
);
