import { type ReactNode, useEffect, useRef, useState } from "react";
import { useEmbedSettings } from "../hooks/use-embed-settings";
import { useIsNearScreen } from "../hooks/use-is-near-screen";
import { SilentErrorBoundary } from "./error-boundary";
import { addWidget } from "./widget-script";

/** The third-party reviews widget. What it is given stands there until the widget shows something, and where none can be had. */
export function ReviewsWidget({ children }: { children: ReactNode }) {
  return (
    <SilentErrorBoundary instead={children}>
      <Widget>{children}</Widget>
    </SilentErrorBoundary>
  );
}

function Widget({ children }: { children: ReactNode }) {
  const { reviewsWidgetUrl } = useEmbedSettings();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNearScreen(place, reviewsWidgetUrl !== null);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (!isNear || !reviewsWidgetUrl || !place.current) return;
    return addWidget(place.current, reviewsWidgetUrl, () => setShown(true));
  }, [isNear, reviewsWidgetUrl]);

  return (
    <>
      <div ref={place} />
      {!isShown && children}
    </>
  );
}
