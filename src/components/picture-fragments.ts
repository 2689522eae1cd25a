import { graphql } from "gatsby";

/**
 * The sizes in which pictures are made, each under a name of its own, so that two sections of one page never ask for
 * the same field with different arguments. No placeholder: the ground under a picture comes from the style sheet.
 */
export const fragments = graphql`
  fragment PictureFull on File {
    childImageSharp {
      full: gatsbyImageData(
        width: 1800
        breakpoints: [480, 960, 1440, 1800]
        formats: [AUTO, WEBP, AVIF]
        placeholder: NONE
      )
    }
  }
  fragment PictureHalf on File {
    childImageSharp {
      half: gatsbyImageData(
        width: 640
        breakpoints: [320, 480, 640, 960, 1280]
        formats: [AUTO, WEBP, AVIF]
        placeholder: NONE
      )
    }
  }
  fragment PictureCard on File {
    childImageSharp {
      card: gatsbyImageData(
        width: 420
        breakpoints: [320, 480, 640, 840]
        formats: [AUTO, WEBP, AVIF]
        placeholder: NONE
      )
    }
  }
  fragment PictureTall on File {
    childImageSharp {
      tall: gatsbyImageData(
        width: 1000
        breakpoints: [480, 750, 1000]
        formats: [AUTO, WEBP, AVIF]
        placeholder: NONE
      )
    }
  }
  fragment PictureSmall on File {
    childImageSharp {
      small: gatsbyImageData(width: 160, breakpoints: [160, 320], formats: [AUTO, WEBP, AVIF], placeholder: NONE)
    }
  }
`;
