import type { Page } from "@playwright/test";

/** A picture as a page shows it; widths in device px. */
export interface ShownPicture {
  readonly file: string;
  /** Width at which the whole picture is drawn, including what its box clips. */
  readonly needed: number;
  /** Width of the file that the browser chose. */
  readonly got: number;
  /** Width of the widest file in its `srcset`. */
  readonly widest: number;
  /** The fraction of the drawn picture that its box shows. */
  readonly visible: number;
  readonly bytes: number;
}

/** The bytes spent on more pixels than the screen can show. */
export function wastedBytes({ needed, got, bytes }: ShownPicture): number {
  return needed < got ? bytes * (1 - (needed / got) ** 2) : 0;
}

/** Every picture that a page has loaded. One that is shown several times is listed once, at its largest. */
export async function shownPictures(page: Page): Promise<ShownPicture[]> {
  const shown = await page.evaluate(measureAll);
  const largest = new Map<string, ShownPicture>();
  for (const picture of shown) {
    const other = largest.get(picture.file);
    if (other === undefined || other.needed < picture.needed) largest.set(picture.file, picture);
  }
  return [...largest.values()];
}

/** Runs in the page, so it cannot use anything defined outside. */
function measureAll(): ShownPicture[] {
  return [...document.images].flatMap((image) => {
    // Layout sizes, without transforms such as the rotation of decorations or the zoom of slides.
    const { offsetWidth: width, offsetHeight: height, currentSrc } = image;
    const source = new URL(currentSrc || location.href).pathname;
    const sets = [image, ...(image.parentElement?.querySelectorAll("source") ?? [])].map(
      ({ srcset }) => srcset,
    );
    const set = sets.find((candidates) => candidates.includes(source));
    if (width === 0 || !image.complete || set === undefined) return [];
    const candidates = set.split(",").map((candidate) => candidate.trim().split(/\s+/));
    const widths = candidates.map(([, descriptor]) => Number.parseInt(descriptor ?? "", 10));
    const got = widths[candidates.findIndex(([address]) => address === source)] ?? 0;
    const ratio = image.naturalWidth / image.naturalHeight;
    const isCovering = getComputedStyle(image).objectFit === "cover";
    const drawn = isCovering ? Math.max(width, height * ratio) : width;
    const entry = performance.getEntriesByName(image.currentSrc)[0] as PerformanceResourceTiming | undefined;
    return [
      {
        file: source.split("/").at(-1) ?? "",
        needed: drawn * devicePixelRatio,
        got,
        widest: Math.max(...widths),
        visible: (width * height) / (drawn * (drawn / ratio)),
        bytes: entry?.encodedBodySize ?? 0,
      },
    ];
  });
}
