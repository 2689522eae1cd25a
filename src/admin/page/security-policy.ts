import { adminPolicy } from "../../gatsby/security/admin-headers";

/** The headers of everything under /admin: not for search engines, not for other origins, always fetched again. */
export const adminHeaders = {
  // The page beside the form is of the live view, and has a policy of its own.
  "Content-Security-Policy": `${adminPolicy()}; frame-src 'self'`,
  "X-Robots-Tag": "noindex, nofollow",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-store",
} as const;
