import type { CustomFieldControlProps } from "@sveltia/cms";
import { useRef } from "react";
import { shownAt } from "./addresses";
import { CropDialog } from "./crop-dialog";
import { FileForm } from "./file-form";
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

  return (
    <FileForm
      field={field}
      forID={forID}
      home={home}
      now={typeof value === "string" && value !== "" && <Shown address={shownAt(value, thumbnails)} />}
      words={["Drop a photo here, as it comes from the phone, or", "Choose a photo"]}
      accept={accepted}
      onFile={open}
    >
      <button type="button" onClick={pick}>
        Use a picture of the website
      </button>
      <p role="status">{note}</p>
      <p role="alert">{problem}</p>
      {opened !== undefined && <CropDialog picture={opened} place={place()} onUse={use} onCancel={cancel} />}
    </FileForm>
  );
}

/** The picture of the form as it is now. */
function Shown({ address }: { readonly address: string | undefined }) {
  if (address !== undefined) return <img src={address} alt="As it is now" />;
  return <p>This picture is newer than the website. It is shown here once the website has it.</p>;
}
