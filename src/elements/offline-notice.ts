import { define, find, PageElement } from "./page-element";

/** `<offline-notice>`: shows its paragraph while the device is offline. */
class OfflineNotice extends PageElement {
  protected connect(signal: AbortSignal): void {
    const notice = find(this, "p", HTMLElement);
    const show = () => {
      notice.hidden = navigator.onLine;
    };
    for (const type of ["online", "offline"]) addEventListener(type, show, { signal });
    show();
  }
}

define("offline-notice", OfflineNotice);
