import type { Area } from "react-easy-crop";
import type { PicturePlace } from "../../content/picture-places";
import { type Size, savedSize } from "./frame";
import { inPixels } from "./words";

interface Props {
  readonly address: string;
  /** In percent of the width and height of the whole picture. */
  readonly part: Area;
  /** The size of the whole picture. */
  readonly size: Size;
  readonly place: PicturePlace;
}

/** The part of a picture that is in the frame, as the website will show it, with the size in which it is saved. */
export function CropPreview({ address, part, size, place }: Props) {
  const inPart = { width: (size.width * part.width) / 100, height: (size.height * part.height) / 100 };
  return (
    <figure className="crop-preview">
      <div style={{ aspectRatio: `${inPart.width} / ${inPart.height}` }}>
        {address !== "" && (
          <img
            src={address}
            alt=""
            style={{
              inlineSize: `${10_000 / part.width}%`,
              insetInlineStart: `${(-100 * part.x) / part.width}%`,
              insetBlockStart: `${(-100 * part.y) / part.height}%`,
            }}
          />
        )}
      </div>
      <figcaption>What visitors see: {inPixels(savedSize(inPart, place))}</figcaption>
    </figure>
  );
}
