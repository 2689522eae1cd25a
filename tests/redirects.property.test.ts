import fc from "fast-check";
import { Hono } from "hono";
import { redirects } from "../server/static/static";
import { contentOf } from "../src/content-check/content-of.fixtures";
import { findRedirectProblems } from "../src/content-check/rules/redirects";

jest.setTimeout(60_000);

const parts = fc.constantFrom("a", "b", "c", "index");
const paths = fc.array(parts, { maxLength: 2 }).map((each) => `/${each.join("/")}`);
const sites = fc.uniqueArray(paths, { minLength: 1, maxLength: 5 }).chain((pages) => {
  const to = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...pages) }, { weight: 1, arbitrary: paths });
  const table = fc.array(fc.record({ from: paths, to }), { minLength: 1, maxLength: 5 });
  return fc.record({ pages: fc.constant(pages), table });
});
/** Addresses that lead to the same page, or look as if they did. */
const requests = fc
  .array(fc.oneof(parts, fc.constantFrom("", "index.html", ".", "..", "%2f", "evil.example")), {
    maxLength: 5,
  })
  .map((each) => `/${each.join("/")}`);

function isAccepted(table: readonly object[], pagePaths: readonly string[]): boolean {
  const pages = Object.fromEntries(pagePaths.map((path, index) => [`pages/${index}`, { path }]));
  return findRedirectProblems(contentOf({ ...pages, redirects: table })).length === 0;
}

/** Follows redirects as a browser does. @returns the addresses on the way, each of them on this site */
async function follow(app: Hono, start: string): Promise<string[]> {
  const way = [start];
  for (;;) {
    const { status, headers } = await app.request(`http://clinic.example${way.at(-1)}`);
    if (status !== 301) return way;
    const { origin, pathname } = new URL(`${headers.get("Location")}`, "http://clinic.example");
    if (origin !== "http://clinic.example" || way.includes(pathname)) throw new Error(`${way} ${pathname}`);
    way.push(pathname);
  }
}

test("redirects that the content check accepts lead to a page and never in a circle", async () => {
  await fc.assert(
    fc.asyncProperty(sites, requests, async ({ pages, table }, path) => {
      fc.pre(isAccepted(table, pages));
      const app = new Hono().use(redirects(table)).get("*", (context) => context.text("page"));
      await follow(app, path);
      for (const { from } of table) expect(pages).toContain((await follow(app, from)).at(-1));
    }),
    { numRuns: 100 },
  );
});
