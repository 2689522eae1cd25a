/** As much of Gatsby's picture plugin as the build reaches into; it comes without types. */
declare module "gatsby-plugin-sharp" {
  interface PictureFile {
    readonly absolutePath: string;
    readonly internal: { readonly contentDigest: string };
  }
  interface PictureSize {
    readonly width: number;
    readonly height: number;
    readonly orientation?: number;
  }
  const plugin: { getImageSizeAsync(file: PictureFile): Promise<PictureSize | null> };
  export default plugin;
}

declare module "gatsby-plugin-sharp/process-file" {
  /** Makes pictures of one file, the way a build does. */
  export function processFile(
    file: string,
    transforms: readonly { outputPath: string; args: object }[],
    options: object,
  ): Promise<unknown>;
}
