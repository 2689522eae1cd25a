/** What a picture must be where the site shows it. */
export interface PicturePlace {
  /** In an editor's words, as in "a portrait". */
  readonly name: string;
  /**
   * The fewest pixels across. One for every CSS pixel of the widest that the sections draw it on tablets and laptops
   * (up to 1440 wide), or two on phones (390 wide), whichever is more: with fewer, it looks blurred.
   */
  readonly least: number;
  /** A good size, which has the place's proportions. */
  readonly best: readonly [width: number, height: number];
  /** Where the style sheet crops it: how much of it may be cut off, in percent. Absent: any proportions are fine. */
  readonly mayLose?: number;
  /** Whether it may be transparent in parts. */
  readonly isDrawing?: boolean;
}

/** 288 px wide on every screen; 4:5, and cut to 4:3 around the face in the first-visit book. */
const portrait: PicturePlace = { name: "a portrait", least: 600, best: [960, 1200], mayLose: 10 };
/** As wide as the window up to 960 px; 3:2, and on tablets cut to 9:4. */
const opening: PicturePlace = { name: "an opening picture", least: 960, best: [1800, 1200], mayLose: 20 };
/** As wide as the window, on laptops. */
const homeWide: PicturePlace = { name: "the wide picture", least: 1440, best: [1800, 1000], mayLose: 20 };
/** As wide as the window, on phones; cut to 1.05:1 from the bottom up. */
const homeTall: PicturePlace = { name: "the phones' picture", least: 800, best: [1000, 1000], mayLose: 25 };
/** Up to 710 px wide, just before two columns begin. */
const beside: PicturePlace = { name: "a picture beside words", least: 720, best: [1200, 800] };
const video: PicturePlace = { name: "a video's picture", least: 720, best: [1200, 675], mayLose: 20 };
const slide: PicturePlace = { name: "a slide", least: 720, best: [1200, 800], mayLose: 10 };
/** 256 px wide. */
const tile: PicturePlace = { name: "a tile", least: 512, best: [1000, 1000], mayLose: 10 };
/** 84 % of a phone or small tablet. */
const story: PicturePlace = { name: "a page of the book", least: 660, best: [1200, 900], mayLose: 25 };
/** 88 px wide. */
const drifting: PicturePlace = { name: "a drifting picture", least: 192, best: [320, 320], isDrawing: true };

/** The place of each field that holds a picture: by the file or kind of block, and the field in it. */
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
 * The place of a picture; undefined where the table has none.
 * @param owner the name of the file's collection, or the kind of the page's block
 * @param hasVideo whether the picture plays a video, and is cut like one
 */
export function picturePlaceOf(owner: string, field: string, hasVideo: boolean): PicturePlace | undefined {
  const place = places[`${owner} ${field}`];
  return hasVideo && place === beside ? video : place;
}

/** The picture under the words of every social card. No field names it. */
export const socialCardPicture = {
  path: "data/images/social/card.jpg",
  place: { name: "the social cards' picture", least: 1200, best: [1200, 630], mayLose: 5 },
} as const satisfies { path: string; place: PicturePlace };
