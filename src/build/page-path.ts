/**
 * A page whose script says the page's path by reading it from its own tag. The text of Gatsby's own script differs from
 * page to page, and the one policy of the site would need a hash for each.
 */
export function withSharedPagePath(html: string): string {
  return html.replace(
    /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="([^"]*)";\/\*\]\]>\*\/<\/script>/,
    '<script id="gatsby-script-loader" data-path="$1">window.pagePath=document.currentScript.dataset.path</script>',
  );
}
