import { eachTimeShown } from "../browser/when-shown";
import { define, find, PageElement } from "./page-element";

/**
 * `<offline-notice>`: shows its own paragraph while the device is offline, and on a stored page, which the service worker marks:
 * where a signal is there but dead, the browser thinks that it is online.
 */
class OfflineNotice extends PageElement {
  protected connect(signal: AbortSignal): void {
    const notice = find(this, ":scope > p", HTMLElement);
    const { dataset } = document.documentElement;
    const show = (event?: Event) => {
      if (event?.type === "online") delete dataset.stored;
      notice.hidden = navigator.onLine && dataset.stored === undefined;
    };
    for (const type of ["online", "offline"]) addEventListener(type, show, { signal });
    eachTimeShown(() => show(), signal);
  }
}

define("offline-notice", OfflineNotice);
