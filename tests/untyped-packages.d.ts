/** The part of fontkit that this project uses. The package has no types. */
declare module "fontkit" {
  interface Glyph {
    readonly id: number;
    readonly path: { toSVG(): string };
    readonly advanceWidth: number;
  }
  interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly Readonly<Record<"xAdvance" | "xOffset" | "yOffset", number>>[];
    readonly advanceWidth: number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
    readonly capHeight: number;
    readonly bbox: Readonly<Record<"minX" | "minY" | "maxX" | "maxY", number>>;
    readonly numGlyphs: number;
    /** The code points that the font has glyphs for. */
    readonly characterSet: readonly number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    getGlyph(id: number): Glyph;
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string): GlyphRun;
  }
  export function create(font: Buffer): Font;
}

declare module "gatsby-plugin-google-gtag/gatsby-ssr" {
  import type { ReactElement } from "react";

  type Add = (components: ReactElement[]) => void;
  export function onRenderBody(
    api: { setHeadComponents: Add; setPostBodyComponents: Add },
    options: object,
  ): void;
}

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

/** The part of subset-font that this project uses. The package has no types. */
declare module "subset-font" {
  interface Axis {
    readonly min: number;
    readonly max: number;
  }
  interface Options {
    readonly targetFormat: "sfnt" | "woff2";
    /** A number fixes the axis at that value and removes it from the font. */
    readonly variationAxes?: Readonly<Record<string, number | Axis>>;
    /** Leaves out the instructions for screens of few pixels. */
    readonly noHinting?: boolean;
    /** Leaves out glyphs that only features such as ligatures show. */
    readonly noLayoutClosure?: boolean;
    readonly dropTables?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
