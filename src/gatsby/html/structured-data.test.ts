import type { StructuredData } from "../../seo/structured-data";
import { scriptText, withStructuredData } from "./postprocess-html";

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

test("structured data of the last build are replaced", () => {
  const previous = withStructuredData(page, scriptText(dataNamed("Old")));
  const text = scriptText(dataNamed("New"));
  expect(withStructuredData(previous, text)).toBe(withStructuredData(page, text));
});
