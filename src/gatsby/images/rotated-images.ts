import plugin from "gatsby-plugin-sharp";

interface Size {
  readonly width: number;
  readonly height: number;
  /** EXIF orientation, 1 to 8: from 5 on, the picture is stored on its side. */
  readonly orientation?: number;
}

/** Returns the size of a picture after its EXIF orientation is applied. */
function uprightSize<Measured extends Size>(size: Measured): Measured {
  const isOnItsSide = (size.orientation ?? 1) >= 5;
  return isOnItsSide ? { ...size, width: size.height, height: size.width, orientation: 1 } : size;
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
    return size && uprightSize(size);
  };
}
