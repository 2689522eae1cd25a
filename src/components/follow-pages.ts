import { glide } from "../utils/glide";

/** Which pages of a book are in view. */
export interface Place {
  readonly words: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** @param view in pixels: how far the row is scrolled, how wide what is seen of it is, and how wide one page is */
export function placeOf(view: { scrolled: number; width: number; page: number }, count: number): Place {
  const first = Math.min(count, Math.round(view.scrolled / view.page) + 1);
  const last = Math.min(count, first + Math.max(1, Math.round(view.width / view.page)) - 1);
  const words = first === last ? `Page ${first} of ${count}` : `Pages ${first} and ${last} of ${count}`;
  return { words, isFirst: first === 1, isLast: last === count };
}

/**
 * Says which pages of a scrolled row are in view, now and whenever that changes, and turns them by key.
 * @returns ends it
 */
export function followPages(row: HTMLElement, show: (place: Place) => void): () => void {
  const say = () => {
    const page = row.firstElementChild?.getBoundingClientRect().width || row.clientWidth;
    show(placeOf({ scrolled: row.scrollLeft, width: row.clientWidth, page }, row.childElementCount));
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
    glide(row, left);
  };
  say();
  row.addEventListener("scroll", say);
  row.addEventListener("keydown", turn);
  window.addEventListener("resize", say);
  return () => {
    row.removeEventListener("scroll", say);
    row.removeEventListener("keydown", turn);
    window.removeEventListener("resize", say);
  };
}
