/** URL path of the live-reload server's event stream of content problems. */
export const errorOverlayPath = "/__content-problems";
