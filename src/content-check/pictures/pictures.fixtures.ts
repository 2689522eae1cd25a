import sharp, { type Sharp } from "sharp";
import type { Fixture } from "../valid-site.fixtures";

export const team = "data/team.json";
/** The picture of a person in `team`. */
export const portrait = "data/images/team/anika.jpg";

/** An opaque picture of one color, with sizes in pixels. */
export const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#78968c" } });

/** Writes a picture into a site's folder. */
export const writePicture = async (site: Fixture, path: string, picture: Sharp) =>
  site.write(path, await picture.toBuffer());
