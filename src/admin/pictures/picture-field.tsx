import type { CustomFieldControlProps } from "@sveltia/cms";
import { type ChangeEvent, type DragEvent, useRef } from "react";
import { shownAt } from "./addresses";
import { CropDialog } from "./crop-dialog";
import { accepted, usePicture } from "./use-picture";

interface Props extends CustomFieldControlProps {
  /** The pictures that /admin has a small copy of; undefined: it has all pictures themselves. */
  readonly thumbnails?: readonly string[] | undefined;
}

/** The form of a picture: it takes a photo as it is, lets its part be chosen, and makes it small. */
export function PictureField({ thumbnails, ...props }: Props) {
  const { value, field, forID } = props;
  const home = useRef<HTMLFieldSetElement>(null);
  const { opened, place, note, problem, open, pick, use, cancel } = usePicture(props, home);

  function openFirst(files: FileList | null): void {
    const file = files?.[0];
    if (file !== undefined) open(file);
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    openFirst(event.dataTransfer.files);
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    openFirst(target.files);
    // The same file can be chosen again.
    target.value = "";
  }
  return (
    <fieldset
      ref={home}
      id={forID}
      className="picture-field"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <legend className="visually-hidden">{String(field.get("label"))}</legend>
      {typeof value === "string" && value !== "" && <Shown address={shownAt(value, thumbnails)} />}
      <p>Drop a photo here, as it comes from the phone, or</p>
      <label>
        <input type="file" accept={accepted} className="visually-hidden" onChange={choose} />
        Choose a photo
      </label>
      <button type="button" onClick={pick}>
        Use a picture of the website
      </button>
      <p role="status">{note}</p>
      <p role="alert">{problem}</p>
      {opened !== undefined && <CropDialog picture={opened} place={place()} onUse={use} onCancel={cancel} />}
    </fieldset>
  );
}

/** The picture of the form as it is now. */
function Shown({ address }: { readonly address: string | undefined }) {
  if (address !== undefined) return <img src={address} alt="As it is now" />;
  return <p>This picture is newer than the website. It is shown here once the website has it.</p>;
}
