/**
 * The security headers that concern a file which a page loads. The others, 1.7 KB with the policy, are the page's to
 * say: on each of its scripts and pictures they would be waste.
 */
export const subresourceHeaders: ReadonlySet<string> = new Set([
  "Cross-Origin-Resource-Policy",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
]);
