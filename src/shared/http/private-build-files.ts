/**
 * Matches files in public/ that no visitor may fetch: host configuration, Gatsby's chunk manifests and source
 * maps. No page needs them, and they reveal how the site is built. A regular-expression source, because
 * nginx and Apache need it as text.
 */
export const privateBuildFiles = "^/(_redirects|_headers|webpack\\.stats\\.json|chunk-map\\.json)$|\\.map$";
