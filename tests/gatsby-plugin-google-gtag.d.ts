declare module "gatsby-plugin-google-gtag/gatsby-ssr" {
  import type { ReactElement } from "react";

  type Add = (components: ReactElement[]) => void;
  export function onRenderBody(
    api: { setHeadComponents: Add; setPostBodyComponents: Add },
    options: object,
  ): void;
}
