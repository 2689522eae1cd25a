import { vocabularyProblems } from "../../tests/schema-org";
import { builtPages } from "../support/built-pages";
import { siteUrl } from "../support/content";
import { htmlFiles, isRedirect } from "../support/html-files";
import { expect, test } from "../support/test";

const scripts = (html: string) =>
  Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, json = ""]) => json,
  );

for (const { path } of builtPages) {
  test(`${path} has structured data once, in its head, with valid schema.org terms`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [json = "", ...more] = scripts(html);
    expect(more).toEqual([]);
    expect(html.indexOf(json)).toBeLessThan(html.indexOf("</head>"));
    const data = JSON.parse(json);
    expect(data["@context"]).toBe("https://schema.org");
    expect(vocabularyProblems(data)).toEqual([]);

    const pictures = new Set(json.match(new RegExp(`${siteUrl}/pictures/[^"]+`, "g")));
    for (const picture of pictures) {
      const response = await request.get(picture.slice(siteUrl.length));
      expect(response.headers()["content-type"], picture).toMatch(/^image\/(jpeg|png)$/);
    }
  });
}

test("redirects and the not-found page have no structured data", () => {
  const others = htmlFiles.filter((page) => isRedirect(page) || /^\/(?:[\w-]+\/)?404/.test(page.path));
  expect(others.length).toBeGreaterThan(1);
  for (const { file, html } of others) expect(scripts(html), file).toEqual([]);
});
