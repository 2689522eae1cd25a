import { mkdirSync, rmSync, statSync } from "node:fs";
import type { StructuredData } from "../../seo/structured-data";
import { contentDigest } from "../changes/record";
import { temporaryFolder } from "../folder.fixtures";
import { spanish } from "../languages/languages.fixtures";
import { pageLanguagesIn } from "../languages/page-languages";
import { collectCspSources } from "../security/content-security-policy";
import { withIntegrity } from "./integrity";
import { deferScripts } from "./late-files";
import { pageOfGatsby } from "./late-files.fixtures";
import { postprocessHtml, scriptText, withoutStyleAttributes, withStructuredData } from "./postprocess-html";
import { withSiteScript } from "./site-script";

describe("postprocess html", () => {
  const gatsbys = `<html><head></head><body><div id="___gatsby"></div>${pageOfGatsby("/")}`;
  const data = '{"image":"https://clinic.example/pictures/team/anika.jpg"}';
  const siteScript = { early: "early()", path: `/site-${"a".repeat(20)}.js` };
  const { pathOf, read, write } = temporaryFolder();
  beforeEach(() => {
    write("index.html", gatsbys);
    write("about/index.html", gatsbys);
  });
  const finish = (dataOf: ReadonlyMap<string, string> = new Map()) =>
    postprocessHtml(pathOf(), dataOf, {
      siteUrl: "https://clinic.example",
      scriptOf: (language) => (language ? { ...siteScript, path: `/site-${"b".repeat(20)}.js` } : siteScript),
      languagesOf: pageLanguagesIn([{ ...spanish, pages: new Map() }]),
    });
  const ofHome = (text: string) => new Map([["/", text]]);

  test("all pages of a folder are processed, and no other files", async () => {
    // Gatsby creates a folder of this name for the data of the not-found page.
    mkdirSync(pathOf("404.html"));
    const others = ["words.txt", "_gatsby/slices/_gatsby-scripts-1.html"];
    for (const name of others) write(name, gatsbys);
    const pages = await finish();
    const finished = withIntegrity(withSiteScript(deferScripts(gatsbys), siteScript), () => undefined);
    expect(read("index.html")).toBe(finished);
    expect(read("about/index.html")).toBe(finished);
    for (const name of others) expect(read(name)).toBe(gatsbys);
    expect(pages.map(({ path }) => path)).toEqual(["/about", "/"]);
    expect(pages[0]).toMatchObject({
      needs: collectCspSources(finished),
      digest: contentDigest(finished),
      pictures: [],
    });
    expect(pages[0]?.needs.scripts).toHaveLength(1);
  });

  test("a page of a language has the small script of the language", async () => {
    write("es/sobre/index.html", gatsbys);
    await finish();
    expect(read("es/sobre/index.html")).toContain(`/site-${"b".repeat(20)}.js`);
    expect(read("about/index.html")).toContain(siteScript.path);
  });

  test("structured data are added to their page, and the pictures in them are returned", async () => {
    const pages = await finish(ofHome(data));
    expect(read("index.html")).toBe(withStructuredData(read("about/index.html"), data));
    expect(pages.map(({ pictures }) => pictures)).toEqual([[], ["/pictures/team/anika.jpg"]]);
  });

  describe("a page that the previous build finished", () => {
    test("is not rewritten, and gives the same result", async () => {
      const before = await finish(ofHome(data));
      const { mtimeMs } = statSync(pathOf("index.html"));
      expect(await finish(ofHome(data))).toEqual(before);
      expect(statSync(pathOf("index.html")).mtimeMs).toBe(mtimeMs);
    });

    test("gets changed structured data in place of the old", async () => {
      await finish(ofHome(data));
      const other = data.replace("anika", "ben");
      const pages = await finish(ofHome(other));
      expect(read("index.html")).toContain(other);
      expect(read("index.html")).not.toContain(data);
      expect(pages[1]?.pictures).toEqual(["/pictures/team/ben.jpg"]);
    });

    test("is processed again after Gatsby has rewritten it", async () => {
      const before = await finish(ofHome(data));
      write("index.html", gatsbys.replace("<body>", "<body><h1>New</h1>"));
      const after = await finish(ofHome(data));
      expect(read("index.html")).toContain("<h1>New</h1>");
      expect(read("index.html")).toContain('<template id="late-scripts"');
      expect(after[0]).toEqual(before[0]);
      expect(after[1]?.digest).not.toBe(before[1]?.digest);
    });
  });

  test("a page in data/pages without an HTML file throws and is named", async () => {
    rmSync(pathOf("index.html"));
    await expect(finish(ofHome(data))).rejects.toThrow(`${pathOf()}/ has no HTML file for /, which`);
  });
});

test("only the style attributes of Gatsby's wrapper and announcer are removed", () => {
  const html =
    '<div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>Words</p></div>' +
    '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div></div>';
  expect(withoutStyleAttributes(html)).toBe(
    '<div id="___gatsby"><div tabindex="-1" id="gatsby-focus-wrapper"><p>Words</p></div>' +
      '<div id="gatsby-announcer" class="visually-hidden" aria-live="assertive"></div></div>',
  );
});

const page = "<html><head><title>Home</title><script>x()</script></head><body></body></html>";
const dataNamed = (name: string): StructuredData => ({
  "@context": "https://schema.org",
  "@graph": [{ "@type": "WebSite", name }],
});

test("structured data are at the end of the head, and cannot close their script element", () => {
  const html = withStructuredData(page, scriptText(dataNamed("</script><b>$&")));
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script><\/head>/.exec(html) ?? [];
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual(dataNamed("</script><b>$&"));
  expect(html).toContain("<script>x()</script>");
});
