/** Draws on a new canvas. */
export function drawn(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser cannot draw pictures.");
  context.imageSmoothingQuality = "high";
  draw(context);
  return canvas;
}

/** Encodes what is on a canvas as a picture, which has no metadata. */
export function encoded(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("The picture could not be made.")) : resolve(blob)),
      type,
      quality,
    );
  });
}
