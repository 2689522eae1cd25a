import { readFileSync, writeFileSync } from "node:fs";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { changedLines, fileOf, openPerson, pairOf, save, scrollTo } from "../admin/editor";
import { expect, test } from "../support/test";
import { addressOf } from "./ports";
import { changedText } from "./site";

const team = "data/team.json";
const before = readFileSync(fileOf(team), "utf8");

// The editor logs what it does, and an animation that leaving the page ends.
test.use({ allowedConsole: /^(?:log|info|debug|warning): |^uncaught: Transition was aborted/ });

test.beforeEach(async ({ context }) => {
  context.on("request", (request) => {
    expect
      .soft(new URL(request.url()).hostname, "nobody else is asked for anything")
      .toMatch(/^(?:localhost)?$/);
  });
});

/** Signs in at the git host, in the window that the editor opens. */
async function signIn(page: Page): Promise<void> {
  await page.goto("/admin");
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: /^Sign In with/ }).click();
  const popup = await opened;
  await popup.getByRole("link", { name: "Allow" }).click();
  await expect(page.getByText("People", { exact: true })).toBeVisible();
  expect(popup.isClosed()).toBe(true);
}

test.describe("with Gitea", () => {
  test.use({ baseURL: addressOf("gitea") });
  test.afterEach(() => writeFileSync(fileOf(team), before));

  test("/admin has its own policy, and no page of the site knows it", async ({ request }) => {
    const { "content-security-policy": policy, ...headers } = (await request.get("/admin")).headers();
    expect(policy).toContain(`connect-src 'self' blob: data: ${addressOf("giteaHost")};`);
    expect(headers).toMatchObject({
      "x-robots-tag": "noindex, nofollow",
      "cross-origin-opener-policy": "unsafe-none",
    });
    expect(headers["speculation-rules"]).toBeUndefined();
    const home = await request.get("/");
    expect(home.headers()["content-security-policy"]).not.toContain(addressOf("giteaHost"));
    expect(await home.text()).not.toContain("/admin");
  });

  test("an editor signs in, changes one word, and the commit changes one line", async ({ page }) => {
    await signIn(page);
    const editor = await openPerson(page);
    await editor.getByRole("textbox", { name: /Position/ }).fill("Keeper of Kites");
    const portrait = editor.getByRole("img", { name: "As it is now" });
    await scrollTo(page, portrait);
    await expect(portrait).not.toHaveJSProperty("naturalWidth", 0);
    await save(page);
    await expect(editor).toBeHidden();
    expect(changedLines(team, before)).toEqual([expect.stringContaining("Keeper of Kites")]);
  });

  test("a mistake is explained in the words of the check, and nothing is sent", async ({ page }) => {
    await signIn(page);
    const editor = await openPerson(page);
    const biography = editor.getByRole("textbox", { name: "Biography" });
    await biography.press("ControlOrMeta+Home");
    await biography.pressSequentially("Call {telefone}. ");
    await save(page);
    const note = page.getByRole("alertdialog");
    await expect(note).toContainText("This was not saved. Your changes are still here");
    await expect(note).toContainText(/People › .+ › Biography:/);
    await expect(note).toContainText("How to fix it:");
    expect(readFileSync(fileOf(team), "utf8")).toBe(before);
  });
});

test.describe("with GitHub", () => {
  test.use({ baseURL: addressOf("github") });

  /** The draft that changes a file, once the stand-in for GitHub has it. */
  async function draftOf(request: APIRequestContext, path: string): Promise<Draft> {
    const drafts = async (): Promise<Draft[]> =>
      (await (await request.get(`${addressOf("githubHost")}/state`)).json()).filter(
        ({ changes }: Draft) => changes[0].path === path,
      );
    await expect.poll(async () => (await drafts()).length).toBe(1);
    const [draft] = await drafts();
    expect(draft).toMatchObject({ base: "main", isDraft: true, changes: [{ path }] });
    return draft as Draft;
  }

  /** Opens the form of a translation. */
  async function openSpanish(page: Page, name: string | RegExp): Promise<Locator> {
    await signIn(page);
    await page.getByText("Spanish", { exact: true }).click();
    const list = page.getByRole("main", { name: "Spanish" });
    const entry = list.getByText(name, { exact: true });
    await list.getByRole("row").first().hover();
    // The list has more rows once it is scrolled.
    await expect(async () => {
      if (!(await entry.isVisible())) await page.mouse.wheel(0, 1000);
      await expect(entry).toBeVisible({ timeout: 1000 });
    }).toPass();
    await entry.click();
    return page.getByRole("group", { name: "Content Editor" });
  }

  test("an editor signs in through our server, and a save is a draft for review", async ({
    page,
    request,
  }) => {
    await signIn(page);
    const editor = await openPerson(page);
    await editor.getByRole("textbox", { name: /Position/ }).fill("Keeper of Kites");
    await save(page);
    const { changes } = await draftOf(request, team);
    const [{ before: old = "", after }] = changes;
    const lines = after.split("\n").filter((line, index) => line !== old.split("\n")[index]);
    expect(lines).toEqual([expect.stringContaining("Keeper of Kites")]);
  });

  test("a translation has today's English texts: a changed and a missing one", async ({ page, request }) => {
    const file = "data/services.es.json";
    const translation = JSON.parse(readFileSync(file, "utf8")) as { texts: Pair[] };
    const [first, ...others] = translation.texts;
    const editor = await openSpanish(page, "Services");
    const changed = await pairOf(page, editor, first?.english ?? "");
    await changed.getByRole("textbox", { name: "Translation" }).fill("Ayuda a gatear.");
    const missing = await pairOf(page, editor, changedText);
    await expect(missing).toContainText("Not translated yet");
    await missing.getByRole("textbox", { name: "Translation" }).fill("Ustedes juegan.");
    await save(page);
    const { changes } = await draftOf(request, file);
    expect(JSON.parse(changes[0].after)).toEqual({
      ...translation,
      texts: [
        { ...first, text: "Ayuda a gatear." },
        { english: changedText, text: "Ustedes juegan." },
        ...others,
      ],
    });
  });

  test("a translation that nobody has begun has all texts, and its file is made", async ({
    page,
    request,
  }) => {
    const { path, description } = JSON.parse(readFileSync("data/pages/community-impact.json", "utf8"));
    const editor = await openSpanish(page, /^Page: Community Impact · \d+ not translated$/);
    const pair = await pairOf(page, editor, description);
    await expect(pair).toContainText("Not translated yet");
    await pair
      .getByRole("textbox", { name: "Translation" })
      .fill("Terapia en la comunidad de Wasilla, para familias y niños.");
    await save(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Later" }).click();
    await expect(editor).toBeHidden();
    const { changes } = await draftOf(request, "data/pages/community-impact.es.json");
    expect(JSON.parse(changes[0].after)).toEqual({
      $schema: "../../schemas/translation.schema.json",
      path: `/es${path}`,
      texts: [{ english: description, text: "Terapia en la comunidad de Wasilla, para familias y niños." }],
    });
  });
});

interface Pair {
  readonly english: string;
  readonly text: string;
}

/** A pull request with the only file that it changes. */
interface Draft {
  readonly changes: readonly [{ readonly path: string; readonly before?: string; readonly after: string }];
}
