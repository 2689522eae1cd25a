/** The part of subset-font that is used here; it comes without types. */
declare module "subset-font" {
  interface Axis {
    readonly min: number;
    readonly max: number;
  }
  interface Options {
    readonly targetFormat: "sfnt" | "woff2";
    /** A number pins the axis, and takes it away. */
    readonly variationAxes?: Readonly<Record<string, number | Axis>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
