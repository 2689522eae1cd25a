import { navigate } from "gatsby";
import { type AnchorHTMLAttributes, type MouseEvent, useRef } from "react";
import { isCurrentUrl } from "../browser/is-current-url";
import { hoverTimings } from "../browser/prefetch-hover-delay";
import { fetchScript, prefetchPage } from "../browser/prefetch-page";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** The path of a page of this site, optionally with a query and hash. */
  to: string;
  /** The history state of the navigation. */
  state?: object;
}

/**
 * A link with client-side navigation to a page of this site. Gatsby's Link prefetches the pages of all
 * visible links; this one prefetches a page only when the visitor is about to open it: when the mouse rests
 * on the link, on focus and on pointer down.
 */
export function PageLink({ to, state, onClick, ...rest }: PageLinkProps) {
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefetch = () => prefetchPage(to);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const opensElsewhere =
      event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (opensElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    fetchScript(to);
    // Like a native link, the current URL adds no history entry.
    void navigate(to, { ...(state && { state }), replace: isCurrentUrl(to) });
  }

  return (
    <a
      {...rest}
      href={to}
      onClick={follow}
      onFocus={prefetch}
      onPointerDown={prefetch}
      onPointerEnter={() => {
        hoverTimer.current = setTimeout(prefetch, hoverTimings.pointerRest);
      }}
      onPointerLeave={() => clearTimeout(hoverTimer.current)}
    />
  );
}
