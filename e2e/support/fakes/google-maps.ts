/**
 * A fake of the Google Maps script with only what google-map-react uses. It records the calls in `window.mapMade`. The map is
 * gray, which shows its position in screenshots.
 */
export const fakeMapsScript = `(() => {
class LatLng {
  constructor(lat, lng) { Object.assign(this, { y: lat, x: lng }); }
  lat() { return this.y; }
  lng() { return this.x; }
}
class Map {
  constructor(element, options) {
    window.mapMade = { options, panned: [] };
    this.element = element;
    element.style.background = "#d5d8da";
  }
  getCenter() { return new LatLng(window.mapMade.options.center.lat(), window.mapMade.options.center.lng()); }
  getZoom() { return window.mapMade.options.zoom; }
  panBy(x, y) { window.mapMade.panned.push([x, y]); }
  panTo() {}
  setOptions() {}
}
class OverlayView {
  setMap(map) {
    if (!map) return this.onRemove();
    this.map = map;
    this.onAdd();
    this.draw();
  }
  getPanes() { return { overlayMouseTarget: this.map.element }; }
  getProjection() {
    const { clientWidth, clientHeight } = this.map.element;
    const middle = () => ({ x: clientWidth / 2, y: clientHeight / 2 });
    return { fromLatLngToDivPixel: middle, fromLatLngToContainerPixel: middle, fromContainerPixelToLatLng: () => new LatLng(0, 0) };
  }
}
const event = { addListener() {}, removeListener() {}, clearInstanceListeners() {}, trigger() {} };
window.google = { maps: { version: "3.60.1", LatLng, Map, OverlayView, event } };
})();
window.onMapsReady();
`;

/** The address of its services. */
export const mapsApi = "https://maps.googleapis.com/maps/api";

/** What a map that works gets, by the URL that it asks for. */
export const mapAnswers: Readonly<Record<string, string>> = {
  [`${mapsApi}/geocode/json`]: JSON.stringify({
    status: "OK",
    results: [{ geometry: { location: { lat: 61.58, lng: -149.44 } } }],
  }),
  [`${mapsApi}/js`]: fakeMapsScript,
};
