import GoogleMap from "google-map-react";
import type { ClinicMapProps, Coordinates } from "./clinic-map";
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
  // The whole map is one link, so it has no controls and does not react to gestures or keys.
  disableDefaultUI: true,
  clickableIcons: false,
  keyboardShortcuts: false,
  gestureHandling: "none",
  // Without this option the map rounds the zoom.
  isFractionalZoomEnabled: true,
};

interface MapViewProps extends Pick<ClinicMapProps, "url" | "card"> {
  /** The `google.maps` object of the loaded script. */
  maps: object;
  center: Coordinates;
}

/** A muted map with the clinic's pin. It is decorative: the text beside it has the same address and link. */
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
            map && ref && card.current && centerPinBesideCard(card.current, map, ref)
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

/** The pin. google-map-react reads `lat` and `lng` from its props to position it. */
function Pin(_coordinates: Coordinates) {
  return <img src="/map-pin.svg" alt="" width={48} height={60} className={styles.pin} />;
}

/** Pans the map to center the pin in the space beside the card. Not needed if the card is only over the lower half. */
function centerPinBesideCard(card: Element, map: { panBy(x: number, y: number): void }, area: Element): void {
  const overlay = card.getBoundingClientRect();
  const { left, top, height } = area.getBoundingClientRect();
  if (overlay.top < top + height / 2) map.panBy((left - overlay.right) / 2, 0);
}
