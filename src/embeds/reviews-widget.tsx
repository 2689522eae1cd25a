import { type ReactNode, useEffect, useRef, useState } from "react";
import { useEmbedSettings } from "../hooks/use-embed-settings";
import { useIsNearScreen } from "../hooks/use-is-near-screen";
import { SilentErrorBoundary } from "./error-boundary";
import { addWidget } from "./widget-script";

/**
 * The third-party reviews widget. Shows `children` until the widget has rendered something, and if it fails.
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
    <>
      <div ref={container} data-app={reviewsWidgetUrl ? "near" : undefined} />
      {!isShown && children}
    </>
  );
}
