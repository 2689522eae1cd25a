import { temporaryFolder } from "../folder.fixtures";
import { digestsIn, withIntegrity } from "./integrity";

const { pathOf, write } = temporaryFolder();
const digests: Record<string, string> = { "/app-1.js": "sha384-app", "/a/b.mjs": "sha384-b" };
const add = (html: string) => withIntegrity(html, (path) => digests[path]);

test.each([
  '<script src="/app-1.js" async integrity="sha384-app"></script>',
  '<template><script async="" src="/a/b.mjs" integrity="sha384-b"></script></template>',
  '<link rel="preload" as="script" href="/app-1.js" integrity="sha384-app"/>',
])("%s gets a current integrity attribute, also in place of a former one", (expected) => {
  for (const earlier of ["", ' integrity="sha384-former"', "$&"])
    expect(add(expected.replace(/ integrity="[^"]*"/, earlier))).toBe(expected);
});

test.each([
  '<script src="https://captcha.example/api.js"></script>',
  '<script data-deferred-src="/app-1.js"></script>',
  '<script src="/not-there.js"></script>',
  '<link rel="preload" href="/font.woff2" as="font"/>',
  '<script>const src = "/app-1.js"</script>',
])("%s is unchanged", (html) => {
  expect(add(html)).toBe(html);
});

test("the digest of a file is the one that browsers compute", () => {
  write("app.js", "alert('Hello, world.');");
  // The example of the W3C's Subresource Integrity, section 3.1.
  expect(digestsIn(pathOf())("/app.js")).toBe(
    "sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO",
  );
  expect(digestsIn(pathOf())("/other.js")).toBeUndefined();
});
