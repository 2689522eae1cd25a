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
