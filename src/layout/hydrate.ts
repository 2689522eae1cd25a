import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Gatsby's replaceHydrateFunction. React lets the browser in between while it works on a transition: in one go, as
 * Gatsby does it, the page was deaf for 30 ms, on a phone for 100 to 150.
 */
export const replaceHydrateFunction = () => (page: ReactNode, container: Element) => {
  startTransition(() => {
    hydrateRoot(container, page);
  });
};
