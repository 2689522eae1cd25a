declare global {
  interface Window {
    /** Gatsby's own, which shows a page of this site without a new document. */
    ___navigate(to: string, options?: object): void;
  }
}

interface AddressParts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Stands for Gatsby's, for addresses as this site writes them: from the root, without a slash at the end. */
export function navigate(to: string, options?: object): void {
  window.___navigate(to, options);
}

/** The parts of an address of this site; one that is missing, or a mere "?" or "#", is empty. */
export function parsePath(address: string): AddressParts {
  const { pathname, search, hash } = new URL(address, window.location.origin);
  return { pathname, search, hash };
}

/** What else Gatsby takes from there and passes on. Nothing here asks it for them. */
export { leftOut as Link, leftOut as withAssetPrefix, leftOut as withPrefix };

/** @throws always */
function leftOut(): never {
  throw new Error(
    "The site's scripts do without Gatsby's Link and prefixes: use PageLink, see src/build/webpack.ts.",
  );
}
