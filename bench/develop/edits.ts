import { expect, type Page } from "@playwright/test";

/** In ms. An edit that has not shown on the page by then counts as never shown. */
export const timeoutMs = 30_000;

/** Called before the edit, to note the current state. @returns waits until the page shows the edit */
type Watch = (page: Page) => Promise<() => Promise<unknown>>;

export interface Edit {
  readonly name: string;
  readonly path: string;
  readonly file: string;
  /** A replacement in the file's text, or the picture that overwrites the file. */
  readonly change: readonly [text: string, replacement: string] | { readonly picture: string };
  readonly shows: Watch;
  /** A mistake opens the error overlay, which closes when the mistake is fixed. */
  readonly isMistake?: true;
}

const text =
  (words: string): Watch =>
  async (page) =>
  () =>
    page.getByText(words).first().waitFor({ state: "attached", timeout: timeoutMs });

const overlay =
  (words: string): Watch =>
  async (page) =>
  () =>
    page.getByRole("dialog").getByText(words).waitFor({ timeout: timeoutMs });

/** An image's URL contains a hash of its content. The development server resizes the image on its first request. */
const otherPicture: Watch = async (page) => {
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
    shows: overlay("comma"),
    isMistake: true,
  },
  {
    name: "mistake: an id that nothing has",
    path: "/our-team",
    file: "data/pages/about.json",
    change: ['"about-video"', '"abuot-video"'],
    shows: overlay('Did you mean "about-video"?'),
    isMistake: true,
  },
  {
    name: "mistake: a picture that is missing",
    path: "/our-team",
    file: "data/team.json",
    change: ["./images/team/anika.jpg", "./images/team/anka.jpg"],
    shows: overlay("./images/team/anika.jpg"),
    isMistake: true,
  },
];
