import plugin from "gatsby-plugin-sharp";

interface Size {
  readonly width: number;
  readonly height: number;
  /** As EXIF counts: from 5 on, the picture lies on its side. */
  readonly orientation?: number;
}

/** The size of a picture as it is shown. */
export function uprightSize<Measured extends Size>(size: Measured): Measured {
  const isOnItsSide = (size.orientation ?? 1) >= 5;
  return isOnItsSide ? { ...size, width: size.height, height: size.width, orientation: 1 } : size;
}

/**
 * Gatsby's onPluginInit, in each of its processes: makes its picture plugin measure pictures turned as their cameras
 * noted. It turns them when it makes them, but takes their proportions from before: an upright photo of a phone would be
 * cut to a landscape.
 */
export function onPluginInit(): void {
  const measure = plugin.getImageSizeAsync;
  plugin.getImageSizeAsync = async (file) => {
    const size = await measure(file);
    return size && uprightSize(size);
  };
}
