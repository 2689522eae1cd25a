import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { recovery } from "./recovery";

/**
 * Gatsby's replaceHydrateFunction. Hydrates in a transition, during which React yields to the browser: without that, a
 * phone did not answer for 100 to 150 ms. The live view sends an empty root, which has nothing to hydrate or to recover.
 */
export const replaceHydrateFunction = () => (page: ReactNode, container: Element) => {
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, page, recovery(container));
    else createRoot(container).render(page);
  });
};
