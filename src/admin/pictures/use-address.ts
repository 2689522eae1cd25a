import { useEffect, useState } from "react";
import { encoded } from "./canvas";
import type { OpenPicture } from "./open-picture";

/** The address of a picture for as long as it is shown; "" until there is one. */
export function useAddress({ canvas, isTransparent }: OpenPicture): string {
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
