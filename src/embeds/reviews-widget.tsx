import { type ReactNode, useEffect, useRef, useState } from "react";
import { useEmbedSettings } from "../hooks/use-embed-settings";
import { useIsNearScreen } from "../hooks/use-is-near-screen";
import { SilentErrorBoundary } from "./error-boundary";
import * as styles from "./reviews-widget.module.css";
import { addWidget } from "./widget-script";

/**
 * The third-party reviews widget. Shows `children` until the widget has rendered something in their place, and if it fails.
 */
export function ReviewsWidget({ children }: { children: ReactNode }) {
  return (
    <SilentErrorBoundary fallback={children}>
      <Widget>{children}</Widget>
    </SilentErrorBoundary>
  );
}

function Widget({ children }: { children: ReactNode }) {
  const { reviewsWidgetUrl } = useEmbedSettings();
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
