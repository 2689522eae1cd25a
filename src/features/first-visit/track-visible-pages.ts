import { scrollRowTo } from "../../browser/scroll-row";

/** Which pages of a book are in view. */
export interface VisiblePages {
  readonly words: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** In pixels: how far the row is scrolled, how wide what is seen of it is, and how wide one page is. */
interface View {
  readonly scrolled: number;
  readonly width: number;
  readonly page: number;
}

/** Which pages are in view, in words, and whether there are more on either side. */
export function visiblePages(view: View, count: number): VisiblePages {
  const { first, last } = pagesIn(view, count);
  const words = first === last ? `Page ${first} of ${count}` : `Pages ${first} and ${last} of ${count}`;
  return { words, isFirst: first === 1, isLast: last === count };
}

/** The first and the last page in view, from 1. */
function pagesIn(view: View, count: number) {
  const first = Math.min(count, Math.round(view.scrolled / view.page) + 1);
  return { first, last: Math.min(count, first + pagesAtOnce(view) - 1) };
}

function pagesAtOnce({ width, page }: View): number {
  return Math.max(1, Math.round(width / page));
}

/**
 * Says which pages of a scrolled row are in view, now and whenever that changes, and turns them by key. When the
 * row gets another width, as on a phone that is turned, the page that was being read stays in view.
 * @returns ends it
 */
export function trackVisiblePages(row: HTMLElement, show: (place: VisiblePages) => void): () => void {
  let read = 1;
  let { clientWidth } = row;
  const say = () => {
    const view = viewOf(row);
    const { first, last } = pagesIn(view, row.childElementCount);
    if (read < first || read > last) read = first;
    show(visiblePages(view, row.childElementCount));
  };
  const stay = () => {
    if (row.clientWidth === clientWidth) return;
    clientWidth = row.clientWidth;
    const view = viewOf(row);
    const together = pagesAtOnce(view);
    const turned = Math.floor((read - 1) / together) * together;
    row.scrollTo({ left: turned * view.page, behavior: "instant" });
    say();
  };
  const turn = (event: KeyboardEvent) => {
    const left = {
      ArrowLeft: row.scrollLeft - row.clientWidth,
      ArrowRight: row.scrollLeft + row.clientWidth,
      Home: 0,
      End: row.scrollWidth,
    }[event.key];
    if (left === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    scrollRowTo(row, left);
  };
  say();
  row.addEventListener("scroll", say);
  row.addEventListener("keydown", turn);
  window.addEventListener("resize", stay);
  return () => {
    row.removeEventListener("scroll", say);
    row.removeEventListener("keydown", turn);
    window.removeEventListener("resize", stay);
  };
}

function viewOf(row: HTMLElement): View {
  const page = row.firstElementChild?.getBoundingClientRect().width || row.clientWidth;
  return { scrolled: row.scrollLeft, width: row.clientWidth, page };
}
