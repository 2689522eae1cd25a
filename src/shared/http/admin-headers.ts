import { type AdminSettings, apiRoot } from "../settings/admin-settings";

/**
 * Returns the security policy of /admin. The editor writes style attributes and shows pictures that it has just read;
 * its picture converters are WebAssembly. It may talk to the server that it came from, and to the git host.
 * @param hosts the origins of the git host's API
 * @param pictures origins of the pictures of people who sign in
 */
export function adminPolicy(hosts: readonly string[] = [], pictures: readonly string[] = []): string {
  const from = (name: string, ...sources: readonly string[]) => [name, ...sources].join(" ");
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    from("img-src", "'self'", "blob:", "data:", ...pictures),
    "media-src 'self' blob:",
    "font-src 'self'",
    from("connect-src", "'self'", "blob:", "data:", ...hosts),
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * Returns the headers of everything under /admin of the public site, in place of the pages' headers.
 * @param pages the headers of the pages; those that /admin needs in another form are replaced
 */
export function adminHeaders(
  settings: AdminSettings,
  pages: Readonly<Record<string, string>>,
): Record<string, string> {
  const { "Speculation-Rules": _, ...others } = pages;
  const pictures =
    settings.backend === "github" ? ["https://avatars.githubusercontent.com"] : [settings.host];
  return {
    ...others,
    "Content-Security-Policy": adminPolicy([new URL(apiRoot(settings)).origin], pictures),
    // Signing in happens in a popup, which goes to the git host and back. Any other value would cut it off.
    "Cross-Origin-Opener-Policy": "unsafe-none",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Robots-Tag": "noindex, nofollow",
  };
}
