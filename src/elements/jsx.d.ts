import type { DetailedHTMLProps, HTMLAttributes } from "react";

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module "react" {
  namespace JSX {
    /** The custom elements of this folder. */
    interface IntrinsicElements {
      "age-choice": CustomElement;
      "calm-switch": CustomElement;
      "concern-search": CustomElement;
      "dated-notices": CustomElement;
      "drifting-pictures": CustomElement;
      "form-panel": CustomElement;
      "hover-menus": CustomElement;
      "menu-drawer": CustomElement;
      "moving-row": CustomElement;
      "offline-notice": CustomElement;
      "open-status": CustomElement;
      "video-opener": CustomElement;
    }
  }
}
