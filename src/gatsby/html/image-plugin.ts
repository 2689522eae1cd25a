/**
 * gatsby-plugin-image makes the pictures; `Picture` shows them without the styles and the script that the plugin
 * writes into every head for `GatsbyImage`.
 */
const extras = [
  /<style>\.gatsby-image-wrapper\{[^<]*<\/style>/,
  /<noscript><style>\.gatsby-image-wrapper [^<]*<\/style><\/noscript>/,
  /<script type="module">(?:(?!<\/script>).)*gatsbyImageSsr(?:(?!<\/script>).)*<\/script>/s,
];

/** A page without them. */
export function withoutImagePlugin(html: string): string {
  return extras.reduce((rest, extra) => rest.replace(extra, ""), html);
}
