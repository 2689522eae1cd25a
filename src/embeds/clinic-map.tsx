import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useEmbedSettings } from "../hooks/use-embed-settings";
import { useIsNearScreen } from "../hooks/use-is-near-screen";
import type { Address } from "../shared/clinic/address";
import { SilentErrorBoundary } from "./error-boundary";
import { geocode } from "./geocode";
import { loadMapsScript } from "./maps-script";

declare global {
  interface Window {
    /** Called by the maps script when it is refused, for a wrong key say. */
    gm_authFailure?: () => void;
  }
}

interface ClinicMapProps {
  address: Address;
  /** Where a press on the map leads. */
  url: string;
  /** What lies over the map. */
  card: RefObject<Element | null>;
}

/** The map around an address, once that is found; nothing before, and nothing where it cannot be had. */
export function ClinicMap({ address, url, card }: ClinicMapProps) {
  const { mapsApiKey } = useEmbedSettings();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNearScreen(place, mapsApiKey !== null);
  const [map, setMap] = useState<ReactNode>(null);

  useEffect(() => {
    if (!isNear || !mapsApiKey) return;
    const leaving = new AbortController();
    window.gm_authFailure = () => giveUp(new Error("The maps script was refused."));
    show(mapsApiKey).catch(giveUp);
    return () => leaving.abort();

    async function show(key: string): Promise<void> {
      const center = await geocode(address, key, leaving.signal);
      const [{ MapView }, maps] = await Promise.all([import("./map-view"), loadMapsScript(key)]);
      if (!leaving.signal.aborted) setMap(<MapView maps={maps} center={center} url={url} card={card} />);
    }

    function giveUp(error: unknown): void {
      if (leaving.signal.aborted) return;
      leaving.abort();
      setMap(null);
      // biome-ignore lint/suspicious/noConsole: the specification asks for this log
      console.error("The map is not shown.", error);
    }
  }, [isNear, mapsApiKey, address, url, card]);

  return (
    <div ref={place}>
      <SilentErrorBoundary>{map}</SilentErrorBoundary>
    </div>
  );
}
