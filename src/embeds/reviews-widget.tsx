import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIsNearScreen } from "../hooks/use-is-near-screen";
import { useSiteQuery } from "../hooks/use-site-query";
import { SilentErrorBoundary } from "./error-boundary";
import * as styles from "./reviews-widget.module.css";

/** The third-party reviews widget. Shows `children` until it has rendered something in their place, and if it fails. */
export function ReviewsWidget({ children }: { children: ReactNode }) {
  return (
    <SilentErrorBoundary fallback={children}>
      <Widget>{children}</Widget>
    </SilentErrorBoundary>
  );
}

function Widget({ children }: { children: ReactNode }) {
  const { reviewsWidgetUrl } = useSiteQuery().site.siteMetadata;
  const container = useRef<HTMLDivElement>(null);
  const isNear = useIsNearScreen(container, reviewsWidgetUrl !== null);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (!isNear || !reviewsWidgetUrl || !container.current) return;
    addWidget(container.current, reviewsWidgetUrl, () => setShown(true));
  }, [isNear, reviewsWidgetUrl]);

  return (
    <div className={styles.room}>
      <div
        ref={container}
        data-app={reviewsWidgetUrl ? "near" : undefined}
        className={isShown ? styles.widget : styles.coming}
      />
      <div className={isShown ? styles.replaced : undefined}>{children}</div>
    </div>
  );
}

/**
 * Loads a third-party widget's script into a container.
 * @param onShown called when the widget has added content to the container
 */
function addWidget(container: HTMLElement, scriptUrl: string, onShown: () => void): void {
  const script = document.createElement("script");
  const observer = new MutationObserver(() => {
    if ([...container.children].some((child) => child !== script)) onShown();
  });
  observer.observe(container, { childList: true });
  script.async = true;
  script.src = scriptUrl;
  container.append(script);
}
