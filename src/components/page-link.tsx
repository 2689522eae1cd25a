import type { AnchorHTMLAttributes } from "react";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** The path of a page of this site, optionally with a query and hash. */
  to: string;
  /** Milliseconds from the click to the scroll, if the link leads to a part of a page: src/elements/links.ts. */
  scrollDelay?: number;
}

/** A link to a page of this site, which the browser loads as a document: docs/decisions/0012-page-link.md. */
export function PageLink({ to, scrollDelay, ...rest }: PageLinkProps) {
  return <a {...rest} href={to} data-scroll-delay={to.includes("#") ? scrollDelay : undefined} />;
}
