import { navigate } from "gatsby";
import { type AnchorHTMLAttributes, type MouseEvent, useRef } from "react";
import { isCurrentAddress } from "../browser/is-current-address";
import { hoverTimings } from "../browser/prefetch-hover-delay";
import { fetchScript, prefetchPage } from "../browser/prefetch-page";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Path of a page of ours, a hash with it where needed. */
  to: string;
  /** For the page that comes, beside its address. */
  state?: object;
}

/**
 * A link to a page of ours, which shows it without a new document. Unlike Gatsby's own, which fetches every page that a
 * link in sight leads to, it fetches ahead only what the visitor is about to open: a mouse that rests on the link, the
 * focus, a press that begins.
 */
export function PageLink({ to, state, onClick, ...rest }: PageLinkProps) {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fetchAhead = () => prefetchPage(to);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const wantsOwnTab =
      event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (wantsOwnTab || event.defaultPrevented) return;
    event.preventDefault();
    fetchScript(to);
    // The same place again adds no history entry.
    void navigate(to, { ...(state && { state }), replace: isCurrentAddress(to) });
  }

  return (
    <a
      {...rest}
      href={to}
      onClick={follow}
      onFocus={fetchAhead}
      onPointerDown={fetchAhead}
      onPointerEnter={() => {
        resting.current = setTimeout(fetchAhead, hoverTimings.pointerRest);
      }}
      onPointerLeave={() => clearTimeout(resting.current)}
    />
  );
}
