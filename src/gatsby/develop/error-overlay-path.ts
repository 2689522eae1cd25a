/** Where the live-reload server tells open pages of the content's problems. */
export const errorOverlayPath = "/__content-problems";
