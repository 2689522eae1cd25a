import { liveLanguages } from "../../src/gatsby/languages/languages";
import { directionsTo } from "../../src/shared/clinic/contact";
import { clinic, siteUrl } from "../support/content";
import { htmlFiles } from "../support/html-files";
import { expect, test } from "../support/test";

/** A map speaks the language of the visitor. */
const [maps = ""] = directionsTo(clinic.address).split("?");

for (const { code, words, websites } of liveLanguages())
  test(`each link from "${code}" to another website says once that it is in English, unless it is not`, async ({
    page,
  }) => {
    const own = htmlFiles.filter(({ path }) => `${path}/`.startsWith(`/${code}/`));
    const links = await page.evaluate(
      (files) =>
        files.flatMap(({ path, html }) =>
          Array.from(
            new DOMParser().parseFromString(html, "text/html").querySelectorAll("body a"),
            (link) => ({
              path,
              href: link.getAttribute("href") ?? "",
              name: link.getAttribute("aria-label") ?? link.textContent,
              language: link.getAttribute("hreflang"),
            }),
          ),
        ),
      own,
    );
    const elsewhere = links.filter(
      ({ href }) => /^(https|mailto|tel):/.test(href) && !href.startsWith(siteUrl),
    );
    expect(elsewhere.length).toBeGreaterThan(own.length);
    const isInEnglish = (href: string) =>
      href.startsWith("https:") && !href.startsWith(maps) && !websites.has(href);
    expect(elsewhere.filter(({ href }) => isInEnglish(href)).length).toBeGreaterThan(own.length);
    const wrong = elsewhere.filter(({ href, name, language }) => {
      const notes = name.split(words.links.inEnglish).length - 1;
      return isInEnglish(href) ? notes !== 1 || language !== "en" : notes !== 0 || language !== null;
    });
    expect(wrong).toEqual([]);
  });
