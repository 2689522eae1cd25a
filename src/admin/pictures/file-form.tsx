import type { CustomFieldControlProps } from "@sveltia/cms";
import type { ReactNode, Ref } from "react";

interface Props extends Pick<CustomFieldControlProps, "field" | "forID"> {
  readonly home: Ref<HTMLFieldSetElement>;
  /** What is said about the file that is there already. */
  readonly now: ReactNode;
  /** What is said before and on the button that chooses a file. */
  readonly words: readonly [drop: string, choose: string];
  /** The files to offer. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** The form of a file, which is dropped into it or chosen. */
export function FileForm({ field, forID, home, now, words, accept, onFile, children }: Props) {
  const [drop, choose] = words;
  function take(files: FileList | null): void {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  }
  return (
    <fieldset
      ref={home}
      id={forID}
      className="picture-field"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <legend className="visually-hidden">{String(field.get("label"))}</legend>
      {now}
      <p>{drop}</p>
      <label>
        <input
          type="file"
          accept={accept}
          className="visually-hidden"
          onChange={({ target }) => {
            take(target.files);
            // The same file can be chosen again.
            target.value = "";
          }}
        />
        {choose}
      </label>
      {children}
    </fieldset>
  );
}
