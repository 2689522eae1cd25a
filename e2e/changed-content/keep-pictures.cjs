/**
 * Loaded before Gatsby in the changed copy: a picture that is in public/static already is not made again. Its name holds
 * digests of the source and of what was asked for, and to make all of them takes longer than the rest of the build.
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
