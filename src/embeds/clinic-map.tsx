import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useIsNearScreen } from "../hooks/use-is-near-screen";
import { useSiteQuery } from "../hooks/use-site-query";
import { type Address, formatAddress } from "../shared/clinic/contact";
import { SilentErrorBoundary } from "./error-boundary";
import { askedLanguage } from "./page-language";

declare global {
  interface Window {
    google?: { maps: object };
    /** Called by the maps script when authentication fails, for example because of an invalid key. */
    gm_authFailure?: () => void;
    onMapsReady?: () => void;
  }
}

let loading: Promise<object> | undefined;

/**
 * Loads the Google Maps script once per document; after a failure, the next call tries again.
 * @returns the `google.maps` object
 * @throws if the script does not load
 */
function loadMapsScript(key: string): Promise<object> {
  loading ??= addScript(key).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function addScript(key: string): Promise<object> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const query = new URLSearchParams({ key, loading: "async", callback: "onMapsReady" });
    const language = askedLanguage();
    if (language) query.set("language", language);
    window.onMapsReady = () => resolve(window.google?.maps ?? {});
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`;
    script.onerror = () => {
      script.remove();
      reject(new Error("The maps script did not load."));
    };
    document.head.append(script);
  });
}

/** Latitude and longitude in degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** The used parts of the Geocoding API's response. `results` is missing in some error responses. */
interface GeocodingResponse {
  status: string;
  results?: { geometry: { location: Coordinates } }[];
}

/**
 * Finds the coordinates of a postal address with Google's Geocoding API.
 * @throws if the request fails, or if the API finds no result (the error contains its status)
 */
export async function geocode(address: Address, key: string, signal: AbortSignal): Promise<Coordinates> {
  const query = new URLSearchParams({ address: formatAddress(address), key });
  const response = await fetch(`https://maps.googleapis.com/maps/api/geocode/json?${query}`, { signal });
  const { status, results: [first] = [] }: GeocodingResponse = await response.json();
  if (status !== "OK" || !first) throw new Error(`The geocoding service returned ${status}.`);
  return first.geometry.location;
}

/** Where the map is, and what is around it. */
export interface ClinicMapProps {
  address: Address;
  /** Opened by a click on the map. */
  url: string;
  /** The card that overlays the map; the map is panned so that the pin is beside it. */
  card: RefObject<Element | null>;
}

/** A map of a postal address. Renders nothing until it has loaded near the screen, or if it fails to load. */
export function ClinicMap({ address, url, card }: ClinicMapProps) {
  const { mapsApiKey } = useSiteQuery().site.siteMetadata;
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
