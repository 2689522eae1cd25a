import type { Point } from "./in-page";
import type { SitePage } from "./site-page";

/** The keys that journeys press and that are not characters. */
export const namedKeys = [
  "ArrowDown",
  "ArrowRight",
  "Backspace",
  "End",
  "Enter",
  "Escape",
  "Home",
  "Tab",
] as const;

/** A named key, or one character. */
export type Key = (typeof namedKeys)[number] | (string & {});

/** A tab of a browser: all that an engine must be able to do. */
export interface Tab {
  /** Opens a URL and waits until its document has loaded. */
  goto(url: string): Promise<void>;
  /** Evaluates an expression in the page. @returns its JSON value */
  run(expression: string): Promise<unknown>;
  move(place: Point): Promise<void>;
  /** @param times 2 for a double click */
  click(place: Point, times?: number): Promise<void>;
  keys(keys: readonly Key[]): Promise<void>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Browser {
  /** Opens a tab whose pages are this wide, in CSS pixels. */
  open(width: number): Promise<Tab>;
  stop(): Promise<void>;
}

/** A browser engine that the site is tested in. */
export interface Engine {
  readonly name: string;
  /** The programs that it needs, and the Debian packages that have them. */
  readonly programs: readonly string[];
  readonly packages: readonly string[];
  /** Safari before 17 has none: without JavaScript, the menu is at the top of its pages instead of in a drawer. */
  readonly hasPopovers: boolean;
  start(): Promise<Browser>;
}

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
