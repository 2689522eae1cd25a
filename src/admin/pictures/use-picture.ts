import type { CustomFieldControlProps } from "@sveltia/cms";
import { type RefObject, useState } from "react";
import type { Area } from "react-easy-crop";
import { maxPictureBytes, type PicturePlace, picturePlaceOf } from "../../content/picture-places";
import { isRecord, textOf, valueAt } from "../../content-check/values";
import { inputBeside, keyPathOf } from "../kept-editor/form-elements";
import { drawn, encoded } from "./canvas";
import { fileName } from "./file-name";
import { fits, refuseIfTooSmall, savedSize } from "./frame";
import { type OpenPicture, openPicture } from "./open-picture";

/** The qualities of a JPEG that are tried, the best one first, until it is not too heavy. */
const qualities = [0.88, 0.8, 0.7, 0.6, 0.5] as const;

/**
 * Cuts a part out of a picture and makes it small: a PNG if it is transparent where that is fine, else a JPEG.
 * Neither has any metadata.
 * @param part in percent of the picture's width and height
 */
async function cutPicture(picture: OpenPicture, part: Area, place: PicturePlace): Promise<Blob> {
  const { canvas, isTransparent } = picture;
  const [x, y] = [(part.x / 100) * canvas.width, (part.y / 100) * canvas.height];
  const inPart = { width: (part.width / 100) * canvas.width, height: (part.height / 100) * canvas.height };
  const { width, height } = savedSize(inPart, place);
  const isPng = isTransparent && place.isDrawing === true;
  const cut = drawn(width, height, (context) => {
    if (!isPng) {
      context.fillStyle = "white";
      context.fillRect(0, 0, width, height);
    }
    context.drawImage(canvas, x, y, inPart.width, inPart.height, 0, 0, width, height);
  });
  return isPng ? encoded(cut, "image/png") : lightJpeg(cut);
}

async function lightJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  let jpeg = await encoded(canvas, "image/jpeg", qualities[0]);
  for (const quality of qualities.slice(1)) {
    if (jpeg.size <= maxPictureBytes) break;
    jpeg = await encoded(canvas, "image/jpeg", quality);
  }
  return jpeg;
}

/** The files to offer. Windows does not count HEIC among the pictures. */
export const accepted = "image/*,.heic,.heif";

/**
 * What an editor does with the picture of a form.
 * @param home the form's element
 */
export function usePicture(
  { entry, onChange, addFile, pickFile }: CustomFieldControlProps,
  home: RefObject<HTMLElement | null>,
) {
  const [opened, setOpened] = useState<OpenPicture>();
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState("");

  const keyPath = () => keyPathOf(home.current);
  const values = (): unknown => entry?.toJS().data;
  /** Puts a picture into the form. A path from another folder begins with the address of all pictures. */
  const set = (path: string) =>
    onChange(path.replace(/^(?=\/images\/)/, keyPath().startsWith("blocks.") ? ".." : "."));
  const here = () => placeAt(values(), keyPath());

  /** Does what takes a while, and shows why it cannot be done. The picture that was there before stays. */
  async function attempt(doing: string, work: () => Promise<string>): Promise<void> {
    setNote(doing);
    setProblem("");
    try {
      setNote(await work());
    } catch (error) {
      setNote("");
      setProblem((error as Error).message);
    }
  }
  function offer(picture: OpenPicture): void {
    refuseIfTooSmall(picture.name, picture.canvas, here());
    setOpened(picture);
  }
  return {
    opened,
    place: here,
    note,
    problem,
    /** Opens a file, and lets its part be chosen. */
    open: (file: File) =>
      attempt("Reading the picture ...", async () => {
        offer(await openPicture(file));
        return "";
      }),
    /** Lets a picture of the website be picked. One that does not fit here is cut first. */
    pick: () =>
      attempt("", async () => {
        const picked = await pickFile({ kind: "image", accept: accepted, allowURL: false });
        if (picked === null || Array.isArray(picked) || picked.file === undefined) return "";
        const { file, value } = picked;
        const name = file instanceof File ? file.name : (value.split("/").at(-1) ?? "");
        const picture = await openPicture(new File([file], name, { type: file.type }));
        if (!value.startsWith("blob:") && fits(picture.canvas, here())) set(value);
        else offer(picture);
        return "";
      }),
    /** Takes the part that was chosen, small and without metadata. The editor saves it together with the form. */
    use: (picture: OpenPicture, part: Area) =>
      attempt("Making the picture small ...", async () => {
        setOpened(undefined);
        const cut = await cutPicture(picture, part, here());
        const name = fileName(nameAround(values(), keyPath()), picture.name, cut.type);
        set(await addFile(new File([cut], name, { type: cut.type })));
        const description = inputBeside(keyPath(), "alt");
        description?.focus();
        // What is typed replaces the description of an earlier picture.
        description?.select();
        return `The picture is ready.${description === null ? "" : " Now say what it shows."}`;
      }),
    cancel: () => setOpened(undefined),
  };
}

/** Fields whose words name an entry, the best one first. */
const names = ["id", "heading", "title", "name"] as const;

/**
 * The words that name what a picture belongs to: those of the smallest entry around its field that has any.
 * @param data what is in the forms
 * @param keyPath where the picture's field is, such as "blocks.2.image.src"
 */
export function nameAround(data: unknown, keyPath: string): string {
  const named = valuesAround(data, keyPath)
    .toReversed()
    .flatMap((value) => names.map((name) => textOf(value, name)));
  return named.find(Boolean) ?? "";
}

/** The place on the website of the picture in a field. If the entry around it has a video, the picture plays that. */
export function placeAt(data: unknown, keyPath: string): PicturePlace {
  const [list = "", index, field = ""] = keyPath.split(".");
  const owner = list === "blocks" ? (textOf(valueAt(data, [list, Number(index)]), "kind") ?? "") : list;
  const hasVideo = valuesAround(data, keyPath).some((value) => textOf(value, "videoLink"));
  const place = picturePlaceOf(owner, field, hasVideo);
  if (place === undefined)
    throw new Error(`src/content/picture-places.ts has no place for ${owner} ${field}.`);
  return place;
}

/** The groups of fields around a field, the outermost first. */
function valuesAround(data: unknown, keyPath: string): Readonly<Record<string, unknown>>[] {
  const path = keyPath.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return path.map((_, index) => valueAt(data, path.slice(0, index))).filter(isRecord);
}
