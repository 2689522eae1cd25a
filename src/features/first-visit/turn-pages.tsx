import { type RefObject, useEffect, useState } from "react";
import { Button } from "../../components/button";
import { Icon } from "../../components/icon";
import { PrintButton } from "../../components/print-button";
import { useSides } from "../../hooks/use-page-language";
import { useWords } from "../../hooks/use-words";
import type { Catalog } from "../../words/catalog";
import { story } from "../../words/en/visit";
import { fill } from "../../words/fill";
import * as styles from "./turn-pages.module.css";

/** The pages of a book that are in view. */
interface VisiblePages {
  /** The numbers of the first and the last one, from 1. */
  readonly first: number;
  readonly last: number;
  /** How many pages the book has. */
  readonly count: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** In pixels: the scroll position of the row, its visible width, and the width of one page. */
interface View {
  readonly scrolled: number;
  readonly width: number;
  readonly page: number;
}

/** The controls of a picture book: turn pages, show the position, print. The pages are the items of a scrollable row. */
export function BookControls({ row }: { row: RefObject<HTMLElement | null> }) {
  const words = useWords({ story });
  const sides = useSides();
  const [visible, setVisible] = useState<VisiblePages>();
  useEffect(() => (row.current ? trackVisiblePages(row.current, setVisible) : undefined), [row]);

  function turn(direction: 1 | -1) {
    if (row.current) turnPages(row.current, direction);
  }

  return (
    <div className={styles.controls}>
      <Button look="secondary" data-replay-click aria-disabled={visible?.isFirst} onClick={() => turn(-1)}>
        <Icon name={sides.previous} />
        <span className="visually-hidden">{words.previous}</span>
      </Button>
      <output>{visible && nameVisiblePages(visible, words)}</output>
      <Button look="secondary" data-replay-click aria-disabled={visible?.isLast} onClick={() => turn(1)}>
        <Icon name={sides.next} />
        <span className="visually-hidden">{words.next}</span>
      </Button>
      <PrintButton part={row} look="secondary">
        {words.print}
      </PrintButton>
    </div>
  );
}

/** Describes the visible pages of a book with `count` pages. */
export function visiblePages(view: View, count: number): VisiblePages {
  const first = Math.min(count, Math.round(view.scrolled / view.page) + 1);
  const last = Math.min(count, first + pagesAtOnce(view) - 1);
  return { first, last, count, isFirst: first === 1, isLast: last === count };
}

/** Names the visible pages: "Pages 3 and 4 of 8". */
export function nameVisiblePages({ first, last, count }: VisiblePages, words: Catalog["story"]): string {
  if (first === last) return fill(words.page, { number: first, count });
  return fill(words.pages, { first, last, count });
}

function pagesAtOnce({ width, page }: View): number {
  return Math.max(1, Math.round(width / page));
}

/**
 * Reports the visible pages of a scrollable row, now and after each scroll, and turns pages with the arrow keys,
 * Home and End. When the width changes, for example when a phone is rotated, the current page stays in view.
 * @returns removes the event listeners
 */
function trackVisiblePages(row: HTMLElement, show: (visible: VisiblePages) => void): () => void {
  let currentPage = 1;
  let { clientWidth } = row;
  const report = () => {
    const visible = visiblePages(viewOf(row), row.childElementCount);
    if (currentPage < visible.first || currentPage > visible.last) currentPage = visible.first;
    show(visible);
  };
  const keepPageInView = () => {
    if (row.clientWidth === clientWidth) return;
    clientWidth = row.clientWidth;
    const view = viewOf(row);
    const perView = pagesAtOnce(view);
    const pagesBefore = Math.floor((currentPage - 1) / perView) * perView;
    row.scrollTo({ left: rowDirection(row) * pagesBefore * view.page, behavior: "instant" });
    report();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const right = rowDirection(row);
    const views = { ArrowLeft: -right, ArrowRight: right, Home: -Infinity, End: Infinity }[event.key];
    if (views === undefined) return;
    event.preventDefault();
    turnPages(row, views);
  };
  const listening = new AbortController();
  const { signal } = listening;
  report();
  row.addEventListener("scroll", report, { signal });
  row.addEventListener("keydown", onKeyDown, { signal });
  window.addEventListener("resize", keepPageInView, { signal });
  return () => listening.abort();
}

function viewOf(row: HTMLElement): View {
  const page = row.firstElementChild?.getBoundingClientRect().width || row.clientWidth;
  return { scrolled: Math.abs(row.scrollLeft), width: row.clientWidth, page };
}

/** In milliseconds: a smooth scroll is over by then in every browser. */
const longestScroll = 1000;

/** Where rows are heading: pixels from the first page, and when they were sent there. */
const goals = new WeakMap<Element, { readonly left: number; readonly since: number }>();

/**
 * Turns a book's pages by a number of views; Infinity leads to the end. While the row still moves, it counts from
 * where the row is heading, so that quick presses turn as many pages as they should.
 */
export function turnPages(row: HTMLElement, views: number): void {
  const now = performance.now();
  const direction = rowDirection(row);
  const goal = goals.get(row);
  const from = goal && now - goal.since < longestScroll ? goal.left : direction * row.scrollLeft;
  const end = row.scrollWidth - row.clientWidth;
  const left = Math.min(Math.max(from + views * row.clientWidth, 0), end);
  goals.set(row, { left, since: now });
  // Instantly under reduced motion.
  const isSmooth = getComputedStyle(document.documentElement).scrollBehavior === "smooth";
  row.scrollTo({ left: direction * left, behavior: isSmooth ? "smooth" : "instant" });
}

/** 1 if a row begins at its left end, -1 if at its right end, as in languages that are written from right to left. */
function rowDirection(row: Element): 1 | -1 {
  return getComputedStyle(row).direction === "rtl" ? -1 : 1;
}
