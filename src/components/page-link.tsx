import { navigate } from "gatsby";
import { type AnchorHTMLAttributes, type MouseEvent, useRef } from "react";
import { isCurrentUrl } from "../browser/is-current-url";
import { fetchScript, prefetchPage } from "../browser/prefetch-page";
import { timings } from "../browser/timings";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** The path of a page of this site, optionally with a query and hash. */
  to: string;
  /** Milliseconds from the click to the scroll, if the link leads to a part of a page. */
  scrollDelay?: number;
}

/**
 * A link with client-side navigation to a page of this site. Gatsby's Link prefetches the pages of all
 * visible links; this one prefetches a page only when the visitor is about to open it: when the mouse rests
 * on the link, on focus and on pointer down.
 */
export function PageLink({ to, scrollDelay, ...rest }: PageLinkProps) {
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefetch = () => prefetchPage(to);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const opensElsewhere =
      event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    // Within the page, src/elements/links.ts or the browser scrolls.
    if (opensElsewhere || event.defaultPrevented || isOnThisPage(to)) return;
    event.preventDefault();
    fetchScript(to);
    // Like a native link, the current URL adds no history entry.
    void navigate(to, { ...(scrollDelay && { state: { scrollDelay } }), replace: isCurrentUrl(to) });
  }

  return (
    <a
      {...rest}
      href={to}
      data-scroll-delay={to.includes("#") ? scrollDelay : undefined}
      onClick={follow}
      onFocus={prefetch}
      onPointerDown={prefetch}
      onPointerEnter={() => {
        hoverTimer.current = setTimeout(prefetch, timings.pointerRest);
      }}
      onPointerLeave={() => clearTimeout(hoverTimer.current)}
    />
  );
}

/** Whether a link leads to a part of the page that is shown. */
function isOnThisPage(to: string): boolean {
  const { pathname, search, hash } = new URL(to, location.href);
  return hash !== "" && pathname === location.pathname && search === location.search;
}
