import plugin from "gatsby-plugin-sharp";
import sharp, { type Sharp } from "sharp";
import { failOn } from "../../content-check/pictures/inspect-pictures";

/**
 * Options of gatsby-plugin-sharp. AVIF quality 45 looks the same as the default of 50 in a smaller file (see
 * docs/performance.md); at 40 the texture of the clay pictures is lost. There are no placeholders, because
 * the style sheet sets the background of pictures.
 */
export const imageOptions = {
  failOn,
  stripMetadata: true,
  defaults: { formats: ["auto", "webp", "avif"], placeholder: "none", avifOptions: { quality: 45 } },
};

/**
 * CPU effort (0 to 9) and chroma subsampling of the AVIF encoder, for which Gatsby's plugin has no options.
 * Effort 1 encodes much faster than sharp's default of 4 for slightly larger files: see docs/performance.md.
 */
const avifDefaults = { effort: 1, chromaSubsampling: "4:2:0" };

/** Gatsby's onPreInit: patches sharp so that every AVIF of this build uses these defaults. */
export function onPreInit(): void {
  const prototype: Sharp = Object.getPrototypeOf(sharp());
  const encode = prototype.avif;
  prototype.avif = function avif(options) {
    return encode.call(this, { ...avifDefaults, ...options });
  };
}

/**
 * Gatsby's onPluginInit, which runs in each of its processes: makes gatsby-plugin-sharp respect EXIF
 * orientation when it measures pictures. The plugin rotates its output but takes the aspect ratio from
 * before, so an upright photo from a phone would be cropped to landscape.
 */
export function onPluginInit(): void {
  const measure = plugin.getImageSizeAsync;
  plugin.getImageSizeAsync = async (file) => {
    const size = await measure(file);
    // From EXIF orientation 5 on, the picture is stored on its side.
    if (size === null || (size.orientation ?? 1) < 5) return size;
    return { ...size, width: size.height, height: size.width, orientation: 1 };
  };
}
