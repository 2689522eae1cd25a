import type { IGatsbyImageData } from "gatsby-plugin-image";

/** Image data as Gatsby generates them. */
function imageData(name: string, width: number, height: number): IGatsbyImageData {
  const srcSet = (type: string) => `/static/${name}.${type} ${width}w`;
  return {
    layout: "constrained",
    width,
    height,
    images: {
      fallback: { src: `/static/${name}.jpg`, srcSet: srcSet("jpg") },
      sources: [
        { type: "image/avif", srcSet: srcSet("avif") },
        { type: "image/webp", srcSet: srcSet("webp") },
      ],
    },
  };
}

const fullImage = imageData("full", 1800, 1200);

/** A picture file as selected by each fragment of picture-fragments.ts. */
export const pictureFull: Queries.PictureFullFragment = { childImageSharp: { full: fullImage } };
export const pictureHalf: Queries.PictureHalfFragment = {
  childImageSharp: { half: imageData("half", 640, 427) },
};
export const pictureCard: Queries.PictureCardFragment = {
  childImageSharp: { card: imageData("card", 420, 420) },
};
export const pictureTall: Queries.PictureTallFragment = {
  childImageSharp: { tall: imageData("tall", 1000, 1250) },
};
export const pictureSmall: Queries.PictureSmallFragment = {
  childImageSharp: { small: imageData("small", 160, 160) },
};
