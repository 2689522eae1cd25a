import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import type { PicturePlace } from "../../content/picture-places";
import { encoded } from "./canvas";
import { inPixels, isBlurry, mostZoom, proportionsOf, type Size, savedSize } from "./frame";
import { type OpenPicture, turned } from "./open-picture";

interface Props {
  readonly picture: OpenPicture;
  readonly place: PicturePlace;
  /** Gets the picture as it was turned, and the part in the frame, in percent of its width and height. */
  readonly onUse: (picture: OpenPicture, part: Area) => void;
  readonly onCancel: () => void;
}

const middle = { x: 0, y: 0 };
const whole: Area = { x: 0, y: 0, width: 100, height: 100 };

/** How far an arrow key moves the picture, in CSS pixels, and how much "+" enlarges it. */
const step = 10;
const zoomStep = 0.1;

const frameName = "Frame: the arrow keys move the picture, + and − zoom";

/** The dialog in which an editor chooses the part of a picture that is shown, with the proportions of its place. */
export function CropDialog({ picture, place, onUse, onCancel }: Props) {
  const [upright, setUpright] = useState(picture);
  const [isWhole, setIsWhole] = useState(false);
  const [position, setPosition] = useState(middle);
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState(whole);
  const address = useAddress(upright);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);

  const { canvas } = upright;
  const proportions = isWhole ? canvas.width / canvas.height : proportionsOf(place);
  const isTooSmall = isBlurry(canvas, proportions, place);
  const most = isWhole ? 1 : mostZoom(canvas, proportions, place);
  const zoomTo = (wanted: number) => setZoom(Math.min(most, Math.max(1, wanted)));
  const startAgain = () => {
    setPosition(middle);
    setZoom(1);
  };
  const zoomByKey = ({ key }: KeyboardEvent) => {
    if (key === "+" || key === "=") zoomTo(zoom + zoomStep);
    if (key === "-") zoomTo(zoom - zoomStep);
  };

  return (
    <dialog ref={dialog} className="crop" aria-labelledby={title} onCancel={onCancel}>
      <h2 id={title}>Choose the part that visitors see</h2>
      <p>
        Drag the picture until the frame holds what matters, or click into it and press the arrow keys. The
        slider, or the keys + and −, make it larger and smaller.
      </p>
      <fieldset className="crop-views" onKeyDown={zoomByKey}>
        <legend className="visually-hidden">The picture and its frame</legend>
        <div className="crop-picture">
          {address !== "" && (
            <Cropper
              key={`${address} ${proportions}`}
              image={address}
              aspect={proportions}
              crop={position}
              zoom={zoom}
              maxZoom={most}
              keyboardStep={step}
              cropperProps={{ role: "application", "aria-label": frameName }}
              onCropChange={setPosition}
              onZoomChange={zoomTo}
              onCropAreaChange={setPart}
            />
          )}
        </div>
        <CropPreview address={address} part={part} size={canvas} place={place} />
      </fieldset>
      <div className="crop-tools">
        <label>
          Zoom
          <input
            type="range"
            min={1}
            max={most}
            step="any"
            value={zoom}
            disabled={most === 1}
            aria-valuetext={`${Math.round(zoom * 100)}%`}
            onChange={({ target }) => zoomTo(target.valueAsNumber)}
          />
        </label>
        <button
          type="button"
          onClick={() => {
            setUpright(turned(upright));
            startAgain();
          }}
        >
          Turn to the right
        </button>
        {place.mayLose === undefined && (
          <label>
            <input
              type="checkbox"
              checked={isWhole}
              onChange={({ target }) => {
                setIsWhole(target.checked);
                startAgain();
              }}
            />
            Use the whole picture
          </label>
        )}
      </div>
      <p role="alert">
        {isTooSmall && "With this cut off, the picture has too few pixels and would look blurry."}
      </p>
      <div className="crop-tools">
        <button
          type="button"
          className="main"
          disabled={isTooSmall || address === ""}
          onClick={() => onUse(upright, part)}
        >
          Use this part
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </dialog>
  );
}

/** The address of a picture for as long as it is shown; "" until there is one. */
function useAddress({ canvas, isTransparent }: OpenPicture): string {
  const [shown, setShown] = useState<{ canvas: HTMLCanvasElement; url: string }>();
  useEffect(() => {
    let url = "";
    let isOver = false;
    encoded(canvas, isTransparent ? "image/png" : "image/jpeg").then((blob) => {
      if (isOver) return;
      url = URL.createObjectURL(blob);
      setShown({ canvas, url });
    });
    return () => {
      isOver = true;
      URL.revokeObjectURL(url);
    };
  }, [canvas, isTransparent]);
  return shown?.canvas === canvas ? shown.url : "";
}

interface PreviewProps {
  readonly address: string;
  /** In percent of the width and height of the whole picture. */
  readonly part: Area;
  /** The size of the whole picture. */
  readonly size: Size;
  readonly place: PicturePlace;
}

/** The part of a picture that is in the frame, as the website will show it, with the size in which it is saved. */
function CropPreview({ address, part, size, place }: PreviewProps) {
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
