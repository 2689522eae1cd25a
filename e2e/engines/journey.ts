import type { SitePage } from "./site-page";

/** What a visitor does, written once for all engines and widths. */
export interface Journey {
  readonly name: string;
  /** Whether the pages may not run scripts. */
  readonly withoutScript?: true;
  run(page: SitePage): Promise<void>;
}

/** A phone and a desktop computer, in CSS pixels. */
export const widths = [390, 1280];

/** Whether the menu is a drawer, and whether other parts start closed. */
export const isNarrow = ({ width }: SitePage) => width === 390;
