import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useEmbedSettings } from "../hooks/use-embed-settings";
import { useIsNearScreen } from "../hooks/use-is-near-screen";
import type { Address } from "../shared/clinic/address";
import { SilentErrorBoundary } from "./error-boundary";
import { geocode } from "./geocode";
import { loadMapsScript } from "./maps-script";

declare global {
  interface Window {
    /** Called by the maps script when authentication fails, for example because of an invalid key. */
    gm_authFailure?: () => void;
  }
}

interface ClinicMapProps {
  address: Address;
  /** Opened by a click on the map. */
  url: string;
  /** The card that overlays the map. */
  card: RefObject<Element | null>;
}

/** A map of a postal address. Renders nothing until it has loaded near the screen, or if it fails to load. */
export function ClinicMap({ address, url, card }: ClinicMapProps) {
  const { mapsApiKey } = useEmbedSettings();
  const container = useRef<HTMLDivElement>(null);
  const isNear = useIsNearScreen(container, mapsApiKey !== null);
  const [map, setMap] = useState<ReactNode>(null);

  useEffect(() => {
    if (!isNear || !mapsApiKey) return;
    const abort = new AbortController();
    window.gm_authFailure = () => giveUp(new Error("The maps script was refused."));
    show(mapsApiKey).catch(giveUp);
    return () => abort.abort();

    async function show(key: string): Promise<void> {
      const center = await geocode(address, key, abort.signal);
      const [{ MapView }, maps] = await Promise.all([import("./map-view"), loadMapsScript(key)]);
      if (!abort.signal.aborted) setMap(<MapView maps={maps} center={center} url={url} card={card} />);
    }

    function giveUp(error: unknown): void {
      if (abort.signal.aborted) return;
      abort.abort();
      setMap(null);
      // biome-ignore lint/suspicious/noConsole: the specification asks for this log
      console.error("The map is not shown.", error);
    }
  }, [isNear, mapsApiKey, address, url, card]);

  return (
    <div ref={container} data-app={mapsApiKey ? "near" : undefined}>
      <SilentErrorBoundary>{map}</SilentErrorBoundary>
    </div>
  );
}
