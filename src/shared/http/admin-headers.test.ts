import { responseHeaders } from "../../gatsby/security/response-headers";
import { readBuildSettings } from "../settings/build-settings";
import { adminHeaders } from "./admin-headers";

const embeds = { mapsApiKey: null, reviewsWidgetUrl: null, gtagId: null, relayUrl: null };
const needs = { scripts: [], styles: [], frames: [] };
const pages = responseHeaders({ siteUrl: "https://www.clinic.example", embeds, needs });

function headersOf(given: Record<string, string>): Record<string, string> {
  const { admin } = readBuildSettings({ GATSBY_ADMIN_REPO: "a/b", GATSBY_ADMIN_APP_ID: "x", ...given });
  if (admin === null) throw new Error("There is no /admin.");
  return adminHeaders(admin, pages);
}

test.each([
  [{ GATSBY_ADMIN_BACKEND: "github" }, "https://api.github.com"],
  [{ GATSBY_ADMIN_BACKEND: "gitlab" }, "https://gitlab.com"],
  [
    { GATSBY_ADMIN_BACKEND: "gitea", GATSBY_ADMIN_BRANCH: "edits", GATSBY_ADMIN_HOST: "https://git.example" },
    "https://git.example",
  ],
])("with %p, the editor may talk to its own server and %s only", (given, host) => {
  expect(headersOf(given)["Content-Security-Policy"]).toContain(`connect-src 'self' blob: data: ${host};`);
});

test("/admin keeps what matters of the pages' headers, and is not for search engines", () => {
  const headers = headersOf({ GATSBY_ADMIN_BACKEND: "github" });
  expect(headers).toMatchObject({
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex, nofollow",
    // The popup that signs in is not cut off.
    "Cross-Origin-Opener-Policy": "unsafe-none",
    "Permissions-Policy": expect.stringContaining("camera=()"),
  });
  expect(headers).not.toHaveProperty("Speculation-Rules");
});

test("no header can break out of a line or a quoted string of a host's configuration", () => {
  const values = Object.values(headersOf({ GATSBY_ADMIN_BACKEND: "github" })).join();
  expect(values).toMatch(/^[\x20-\x7e]+$/);
  expect(values).not.toMatch(/[\\$%{}`]/);
});
