import GoogleMap from "google-map-react";
import type { RefObject } from "react";
import type { Coordinates } from "./geocode";
import * as styles from "./map-view.module.css";

const zoom = 12.8;

const options = {
  styles: [
    { stylers: [{ saturation: -100 }, { lightness: 15 }] },
    { featureType: "poi", elementType: "labels", stylers: [{ visibility: "off" }] },
    { featureType: "transit", stylers: [{ visibility: "off" }] },
  ],
  streetViewControl: false,
  mapTypeControl: false,
  fullscreenControl: false,
  // The whole map is one link, so nothing on it can be turned, pressed or reached by keys.
  disableDefaultUI: true,
  clickableIcons: false,
  keyboardShortcuts: false,
  gestureHandling: "none",
  // Without it the map rounds the zoom.
  isFractionalZoomEnabled: true,
};

interface MapViewProps {
  /** The loaded maps script's interface. */
  maps: object;
  center: Coordinates;
  /** Where a press on the map leads. */
  url: string;
  /** What lies over the map: the pin is moved out from under it. */
  card: RefObject<Element | null>;
}

/** A muted map with the clinic's pin. Only decorates: the words beside it say and link the same. */
export function MapView({ maps, center, url, card }: MapViewProps) {
  return (
    <div className={styles.view}>
      <div inert className={styles.still}>
        <GoogleMap
          center={center}
          zoom={zoom}
          options={options}
          googleMapLoader={() => Promise.resolve(maps)}
          yesIWantToUseGoogleMapApiInternals
          onGoogleApiLoaded={({ map, ref }) =>
            map && ref && card.current && moveBeside(card.current, map, ref)
          }
        >
          <Pin {...center} />
        </GoogleMap>
      </div>
      {/* biome-ignore lint/a11y/useAnchorContent: for the mouse only; the address beside it is the same link */}
      <a href={url} target="_blank" rel="noopener" tabIndex={-1} aria-hidden="true" className={styles.link} />
    </div>
  );
}

/** Placed by the map, which reads its coordinates. */
function Pin(_coordinates: Coordinates) {
  return <img src="/map-pin.svg" alt="" width={48} height={60} className={styles.pin} />;
}

/** Centers the pin in what the card leaves free beside it; below the card's upper edge there is nothing to mend. */
function moveBeside(card: Element, map: { panBy(x: number, y: number): void }, area: Element): void {
  const over = card.getBoundingClientRect();
  const { left, top, height } = area.getBoundingClientRect();
  if (over.top < top + height / 2) map.panBy((left - over.right) / 2, 0);
}
