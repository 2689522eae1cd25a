import type { GatsbyBrowser } from "gatsby";
import { Hydration } from "../hooks/use-is-hydrated";

/** Gatsby's wrapRootElement. gatsby-browser and gatsby-ssr share it, since hydration needs the same tree. */
export const wrapRootElement: NonNullable<GatsbyBrowser["wrapRootElement"]> = ({ element }) => (
  <Hydration>{element}</Hydration>
);
