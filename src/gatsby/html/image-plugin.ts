/**
 * The styles and the script that gatsby-plugin-image writes into every `<head>` for `GatsbyImage`. This site
 * uses the plugin only to process images, and shows them with its own `Picture`.
 */
const extras = [
  /<style>\.gatsby-image-wrapper\{[^<]*<\/style>/,
  /<noscript><style>\.gatsby-image-wrapper [^<]*<\/style><\/noscript>/,
  /<script type="module">(?:(?!<\/script>).)*gatsbyImageSsr(?:(?!<\/script>).)*<\/script>/s,
];

/** Removes gatsby-plugin-image's styles and script from a page. */
export function withoutImagePlugin(html: string): string {
  return extras.reduce((rest, extra) => rest.replace(extra, ""), html);
}
