import { readFileSync, statSync } from "node:fs";
import { immutable, revalidate } from "../../src/shared/http/caching";
import { subresourceHeaders } from "../../src/shared/http/subresource-headers";

type Headers = Readonly<Record<string, string>>;

/** The headers that the build wants on every answer. */
export interface SecurityHeaders {
  readonly documents: Headers;
  /** Those of them that concern files. */
  readonly subresources: Headers;
}

/**
 * Reads the policy again when a later build has changed it, since its pages need its own.
 * @param file written by src/gatsby/hosts/write-hosts.ts
 */
export function readSecurityHeaders(file: string): () => SecurityHeaders {
  let known: { readonly written: number; readonly policy: SecurityHeaders } | undefined;
  return () => {
    const { mtimeMs: written } = statSync(file);
    if (known?.written !== written) {
      const documents: Headers = JSON.parse(readFileSync(file, "utf8")).headers;
      const subresources = Object.entries(documents).filter(([name]) => subresourceHeaders.has(name));
      known = { written, policy: { documents, subresources: Object.fromEntries(subresources) } };
    }
    return known.policy;
  };
}

/** The headers of a policy that an answer carries, by its own. */
export function headersOf(policy: SecurityHeaders, answer: Headers): Headers {
  return isPartOfPage(answer["Content-Type"] ?? "", answer["Cache-Control"])
    ? policy.subresources
    : policy.documents;
}

/**
 * Pictures, fonts, scripts under hashed names and Gatsby's data; not the relay's own JSON, and neither a service worker
 * nor a drawing, which a browser can open by itself.
 */
function isPartOfPage(type: string, caching: string | undefined): boolean {
  return (
    /^(font\/|image\/(?!svg))/.test(type) ||
    caching === immutable ||
    (caching === revalidate && /json/.test(type))
  );
}
