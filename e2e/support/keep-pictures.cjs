/**
 * Preloaded before Gatsby in copies of the project: skips images that already exist in public/static. Their names contain hashes of
 * the source and the options. Resizing all images takes longer than the rest of the build.
 */
const { existsSync } = require("node:fs");
const plugin = require("gatsby-plugin-sharp/process-file");

const { processFile } = plugin;
plugin.processFile = (file, transforms, options) =>
  processFile(
    file,
    transforms.filter(({ outputPath }) => !existsSync(outputPath)),
    options,
  );
