/** The internals of Gatsby's image plugin that the build uses. They have no types. */
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
  /** Generates images from one file, as a build does. */
  export function processFile(
    file: string,
    transforms: readonly { outputPath: string; args: object }[],
    options: object,
  ): Promise<unknown>;
}
