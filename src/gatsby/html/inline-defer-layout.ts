/**
 * In the head of every page, the same in all: marks a page that somebody comes to anew, so that the browser lays out
 * first what is near the screen (src/layout/layout.module.css). Appointment's longest task with a layout took 49 for 66
 * ms. The loader, late-loader.ts, lays out the rest once the page is painted, or at the first touch, and takes the mark away.
 * Who comes back, or to a place further down, gets the whole page at once: the browser must find the place.
 */
export const deferLayoutScript = `performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash&&(document.documentElement.dataset.deferLayout="")`;
