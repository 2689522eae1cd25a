import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { recovery } from "./recovery";

/**
 * Gatsby's replaceHydrateFunction. Hydrates in a transition, so that React yields to the browser in between
 * and does not block input (see docs/performance.md). In the live view the root is empty: nothing to hydrate
 * or to recover.
 */
export const replaceHydrateFunction = () => (page: ReactNode, container: Element) => {
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, page, recovery(container));
    else createRoot(container).render(page);
  });
};
