/**
 * The security headers that matter for subresources such as scripts and pictures. The others apply only to
 * documents, and would be wasted bytes here: see docs/performance.md.
 */
export const subresourceHeaders: ReadonlySet<string> = new Set([
  "Cross-Origin-Resource-Policy",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
]);
