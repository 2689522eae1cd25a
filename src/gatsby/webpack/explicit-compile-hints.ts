/**
 * Options of webpack's banner plugin: a magic comment (explicit compile hint) makes Chromium compile all functions of the two
 * large scripts of every page on a background thread while it loads them, instead of each at its first call on the main
 * thread, so that pages hydrate sooner. See docs/performance.md.
 */
export const compileHint = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  include: /^(?:app|framework)-[^/]+\.js$/,
  // After the minifier (400), which would remove the comment, and before the source maps (500).
  stage: 499,
};
