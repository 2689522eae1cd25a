/**
 * The security policy of /admin. The editor writes style attributes and shows pictures that it has just read;
 * its picture converters are WebAssembly. It may talk to this server only. The page beside the form is
 * of this server, and has a policy of its own.
 */
export const securityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' blob: data:",
  "frame-src 'self'",
  "worker-src 'self' blob:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The headers of everything under /admin: not for search engines, not for other origins, always fetched again. */
export const adminHeaders = {
  "Content-Security-Policy": securityPolicy,
  "X-Robots-Tag": "noindex, nofollow",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-store",
} as const;
