import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Gatsby's replaceHydrateFunction. React lets the browser in between while it works on a transition: in one go, as
 * Gatsby does it, the page was deaf for 30 ms, on a phone for 100 to 150.
 * The live view sends an empty root, which has nothing to hydrate.
 */
export const replaceHydrateFunction = () => (page: ReactNode, container: Element) => {
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, page);
    else createRoot(container).render(page);
  });
};
