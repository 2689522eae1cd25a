import { expect, type Page } from "@playwright/test";

/** How long is waited for what an edit shows, in milliseconds. What has not come until then counts as never. */
export const timeoutMs = 30_000;

/** Waits for what a visitor sees after an edit. Made before the edit, so that it knows what was there. */
type Waiting = (page: Page) => Promise<() => Promise<unknown>>;

export interface Edit {
  readonly name: string;
  readonly path: string;
  readonly file: string;
  /** What is done to the text of the file, or which picture is put in its place. */
  readonly change: readonly [text: string, replacement: string] | { readonly picture: string };
  readonly shows: Waiting;
  /** A mistake lays a note over the page, which goes when it is mended. */
  readonly isMistake?: true;
}

const text =
  (words: string): Waiting =>
  async (page) =>
  () =>
    page.getByText(words).first().waitFor({ state: "attached", timeout: timeoutMs });

const note =
  (words: string): Waiting =>
  async (page) =>
  () =>
    page.getByRole("dialog").getByText(words).waitFor({ timeout: timeoutMs });

/** The address of a picture holds a digest of its content; live reload makes the picture when it is asked for. */
const otherPicture: Waiting = async (page) => {
  const portrait = page.locator('img[alt="Portrait of Anika Snowberry"]');
  await portrait.scrollIntoViewIfNeeded();
  const before = (await portrait.getAttribute("src")) ?? "";
  return async () => {
    await expect(portrait).not.toHaveAttribute("src", before, { timeout: timeoutMs });
    await portrait.evaluate((picture: HTMLImageElement) => picture.decode());
  };
};

export const edits: readonly Edit[] = [
  {
    name: "a person's position",
    path: "/our-team",
    file: "data/team.json",
    change: ["Clinic Director and", "Clinic Founder and"],
    shows: text("Clinic Founder and"),
  },
  {
    name: "the hours, on every page",
    path: "/our-team",
    file: "data/clinic.json",
    change: ['"17:00"', '"16:30"'],
    shows: text("4:30pm"),
  },
  {
    name: "a heading",
    path: "/contact",
    file: "data/pages/contact.json",
    change: ['"heading": "Contact Us"', '"heading": "Write to Us"'],
    shows: text("Write to Us"),
  },
  {
    name: "a picture replaced under its name",
    path: "/our-team",
    file: "data/images/team/anika.jpg",
    change: { picture: "data/images/team/ben.jpg" },
    shows: otherPicture,
  },
  {
    name: "mistake: a missing comma",
    path: "/our-team",
    file: "data/team.json",
    change: ['"Anika Snowberry",', '"Anika Snowberry"'],
    shows: note("comma"),
    isMistake: true,
  },
  {
    name: "mistake: an id that nothing has",
    path: "/our-team",
    file: "data/pages/about.json",
    change: ['"about-video"', '"abuot-video"'],
    shows: note('Did you mean "about-video"?'),
    isMistake: true,
  },
  {
    name: "mistake: a picture that is missing",
    path: "/our-team",
    file: "data/team.json",
    change: ["./images/team/anika.jpg", "./images/team/anka.jpg"],
    shows: note("./images/team/anika.jpg"),
    isMistake: true,
  },
];
