import { watchInView } from "./in-view";
import { define, PageElement } from "./page-element";
import { connectPauseButton } from "./pause-button";

/** `<drifting-pictures>`: its decorations drift, each only while it is on the screen, and a button pauses them all. */
class DriftingPictures extends PageElement {
  protected connect(signal: AbortSignal): void {
    for (const place of this.querySelectorAll<HTMLElement>("[data-in-view]")) {
      const show = (isInView: boolean) => {
        place.dataset.inView = String(isInView);
      };
      watchInView(place, show, signal);
    }
    const onChange = (isMoving: boolean) => {
      this.dataset.still = String(!isMoving);
    };
    connectPauseButton({ part: this, onChange, signal });
  }
}

define("drifting-pictures", DriftingPictures);
