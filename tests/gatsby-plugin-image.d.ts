declare module "gatsby-plugin-image/gatsby-ssr" {
  import type { ReactElement } from "react";

  export function onRenderBody(api: { setHeadComponents: (components: ReactElement[]) => void }): void;
}
