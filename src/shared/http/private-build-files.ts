/**
 * The rules for other hosts, Gatsby's notes to itself on its chunks (whatever of them a page needs is in the page), and
 * source maps, which hold our sources whole: no page asks for any, and they show how the site is made. As a pattern that
 * other servers read too.
 */
export const privateBuildFiles = "^/(_redirects|_headers|webpack\\.stats\\.json|chunk-map\\.json)$|\\.map$";
