/** The size and proportions that a picture needs at one place of the site. */
export interface PicturePlace {
  /** The name in messages to editors, such as "a portrait". */
  readonly name: string;
  /**
   * The minimum width: the largest one that the sections show on tablets and laptops (up to 1440 px wide), or twice that
   * on phones (390 px wide), whichever is more. A narrower picture looks blurry.
   */
  readonly least: number;
  /** The recommended size, in pixels. It has the proportions in which the picture is shown. */
  readonly best: readonly [width: number, height: number];
  /** How much of it the style sheet may crop, in percent. Undefined: any proportions are fine. */
  readonly mayLose?: number;
  /** Whether parts of it may be transparent. */
  readonly isDrawing?: boolean;
}

/** 288 px wide on every screen. 4:5, but cropped to 4:3 around the face in the first-visit book. */
const portrait: PicturePlace = { name: "a portrait", least: 600, best: [960, 1200], mayLose: 10 };
/** As wide as the window, up to 960 px. 3:2, but cropped to 9:4 on tablets. */
const opening: PicturePlace = { name: "an opening picture", least: 960, best: [1800, 1200], mayLose: 20 };
/** As wide as the window, on laptops. */
const homeWide: PicturePlace = { name: "the wide picture", least: 1440, best: [1800, 1000], mayLose: 20 };
/** As wide as the window, on phones. Cropped to 1.05:1 at the top. */
const homeTall: PicturePlace = { name: "the phones' picture", least: 800, best: [1000, 1000], mayLose: 25 };
/** Up to 710 px wide, just below the breakpoint to two columns. */
const beside: PicturePlace = { name: "a picture beside words", least: 720, best: [1200, 800] };
const video: PicturePlace = { name: "a video's picture", least: 720, best: [1200, 675], mayLose: 20 };
const slide: PicturePlace = { name: "a slide", least: 720, best: [1200, 800], mayLose: 10 };
/** 256 px wide. */
const tile: PicturePlace = { name: "a tile", least: 512, best: [1000, 1000], mayLose: 10 };
/** 84% of the width of a phone or small tablet. */
const story: PicturePlace = { name: "a page of the book", least: 660, best: [1200, 900], mayLose: 25 };
/** 88 px wide. */
const drifting: PicturePlace = { name: "a drifting picture", least: 192, best: [320, 320], isDrawing: true };

/** The place of every picture field, keyed by collection or block kind and field name. */
const places: Readonly<Record<string, PicturePlace>> = {
  "team imageUrl": portrait,
  "resources imgUrl": video,
  "resources img": video,
  "partners imageUrl": beside,
  "home-hero wide": homeWide,
  "home-hero tall": homeTall,
  "home-about video": video,
  "page-hero image": opening,
  "team-banner image": opening,
  "feature image": beside,
  "therapy-section image": beside,
  "steps sideImage": beside,
  "check-list sideImage": beside,
  "insurance sideImage": beside,
  "slider slides": slide,
  "service-carousel tiles": tile,
  "testimonial-list images": beside,
  "team-list drift": drifting,
  "picture-story scenes": story,
};

/**
 * The place of a picture field of a collection or block kind; undefined for a field that is not in the table.
 * @param hasVideo whether the picture plays a video, and so is cropped like one
 */
export function picturePlaceOf(owner: string, field: string, hasVideo: boolean): PicturePlace | undefined {
  const place = places[`${owner} ${field}`];
  return hasVideo && place === beside ? video : place;
}

/** Returns how much of a picture is cut off where it is shown, in percent. */
export function lostTo(
  { best: [width, height] }: PicturePlace,
  picture: { readonly width: number; readonly height: number },
): number {
  const ratio = picture.width / picture.height / (width / height);
  return Math.round(100 * (1 - Math.min(ratio, 1 / ratio)));
}

/** The background picture of every social card. No content field refers to it. */
export const socialCardPicture = {
  path: "data/images/social/card.jpg",
  place: { name: "the social cards' picture", least: 1200, best: [1200, 630], mayLose: 5 },
} as const satisfies { path: string; place: PicturePlace };

/** The largest allowed size of a picture, in bytes. docs/editors/team.md states it as well. */
export const maxPictureBytes = 450 * 1024;

/** Formats a number of bytes: "451 KB", "2.3 MB". */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
