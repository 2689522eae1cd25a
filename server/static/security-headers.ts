import { readFileSync, statSync } from "node:fs";
import { immutable, revalidate } from "../../src/shared/http/caching";
import { fileHeaders } from "../../src/shared/http/subresource-headers";

type Headers = Readonly<Record<string, string>>;

/** The headers that the build wants on every answer. */
export interface Policy {
  readonly onPages: Headers;
  /** Those of them that concern files. */
  readonly onParts: Headers;
}

/**
 * Reads the policy again when a later build has changed it, since its pages need its own.
 * @param file written by src/gatsby/hosts/write-hosts.ts
 */
export function readPolicy(file: string): () => Policy {
  let known: { readonly written: number; readonly policy: Policy } | undefined;
  return () => {
    const { mtimeMs: written } = statSync(file);
    if (known?.written !== written) {
      const onPages: Headers = JSON.parse(readFileSync(file, "utf8")).headers;
      const onParts = Object.entries(onPages).filter(([name]) => fileHeaders.has(name));
      known = { written, policy: { onPages, onParts: Object.fromEntries(onParts) } };
    }
    return known.policy;
  };
}

/** The headers of a policy that an answer carries, by its own. */
export function headersOf(policy: Policy, answer: Headers): Headers {
  return isPartOfPage(answer["Content-Type"] ?? "", answer["Cache-Control"])
    ? policy.onParts
    : policy.onPages;
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
