/** @jest-environment node */
import type { StructuredData } from "../../seo/structured-data";
import { scriptText, withStructuredData } from "./structured-data";

const page = "<html><head><title>Home</title><script>x()</script></head><body></body></html>";
const dataNamed = (name: string): StructuredData => ({
  "@context": "https://schema.org",
  "@graph": [{ "@type": "WebSite", name }],
});

test("structured data stand at the end of the head, and cannot end their own script", () => {
  const html = withStructuredData(page, scriptText(dataNamed("</script><b>$&")));
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script><\/head>/.exec(html) ?? [];
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual(dataNamed("</script><b>$&"));
  expect(html).toContain("<script>x()</script>");
});

test("a page that the last build left is given those of this one", () => {
  const former = withStructuredData(page, scriptText(dataNamed("Former")));
  const text = scriptText(dataNamed("New"));
  expect(withStructuredData(former, text)).toBe(withStructuredData(page, text));
});
