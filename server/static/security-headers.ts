import { readFileSync, statSync } from "node:fs";
import { immutable, revalidate } from "../../src/shared/http/caching";
import { adminPath } from "../../src/shared/site/admin-paths";

type HeaderValues = Readonly<Record<string, string>>;

/**
 * The security headers that matter for subresources such as scripts and pictures. The others apply only to
 * documents, and would be wasted bytes here: see docs/performance.md.
 */
export const subresourceHeaders: ReadonlySet<string> = new Set([
  "Cross-Origin-Resource-Policy",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
]);

/** The security headers that the build has written. */
export interface SecurityHeaders {
  readonly documents: HeaderValues;
  /** The subset for files that a page loads. */
  readonly subresources: HeaderValues;
  /** Those of everything under /admin; absent if there is none. */
  readonly admin?: HeaderValues;
}

interface PolicyFile {
  readonly headers: HeaderValues;
  readonly adminHeaders?: HeaderValues;
}

/**
 * Creates a reader of the security headers that reads the file again when a later build has changed it.
 * @param file written by src/gatsby/hosts/write-hosts.ts
 */
export function readSecurityHeaders(file: string): () => SecurityHeaders {
  let cached: { readonly modified: number; readonly policy: SecurityHeaders } | undefined;
  return () => {
    try {
      const { mtimeMs: modified } = statSync(file);
      if (cached?.modified !== modified) cached = { modified, policy: readPolicy(file) };
    } catch (error) {
      // A deploy from outside may replace the file right now: the headers of the last build stay until then.
      if (cached === undefined) throw error;
    }
    return cached.policy;
  };
}

function readPolicy(file: string): SecurityHeaders {
  const { headers: documents, adminHeaders: admin }: PolicyFile = JSON.parse(readFileSync(file, "utf8"));
  const subresources = Object.entries(documents).filter(([name]) => subresourceHeaders.has(name));
  return { documents, subresources: Object.fromEntries(subresources), admin };
}

/** Selects the security headers for a response by its path, type and caching. */
export function headersOf(policy: SecurityHeaders, path: string, response: Headers): HeaderValues {
  if (policy.admin !== undefined && (path === adminPath || path.startsWith(`${adminPath}/`)))
    return policy.admin;
  const isPart = isSubresource(response.get("Content-Type") ?? "", response.get("Cache-Control"));
  return isPart ? policy.subresources : policy.documents;
}

/**
 * Pictures, fonts, scripts with hashed names and Gatsby's page data. Not the relay's JSON or the service
 * worker, and not SVG, which a browser can open as a document.
 */
function isSubresource(type: string, caching: string | null): boolean {
  return (
    /^(font\/|image\/(?!svg))/.test(type) ||
    caching === immutable ||
    (caching === revalidate && /json/.test(type))
  );
}
