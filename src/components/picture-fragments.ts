import { graphql } from "gatsby";

/**
 * The sizes in which pictures are made, each under a name of its own, so that two sections of one page never ask for
 * the same field with different arguments. The widths are those that phones (390 px wide, of 2 and 3 dots to the
 * pixel, and 412 of 1.75) and desktops (1440, of 1 and 2) need in the places where the pictures stand: browsers take
 * the next wider file, so every width between would be paid for in bytes (`npm run bench -- pictures`).
 */
export const fragments = graphql`
  fragment PictureFull on File {
    childImageSharp {
      full: gatsbyImageData(width: 1800, breakpoints: [420, 740, 840, 1220, 1440, 1800])
    }
  }
  fragment PictureHalf on File {
    childImageSharp {
      half: gatsbyImageData(width: 704, breakpoints: [360, 544, 704, 1080])
    }
  }
  fragment PictureCard on File {
    childImageSharp {
      card: gatsbyImageData(width: 512, breakpoints: [288, 480, 512, 576, 720, 864])
    }
  }
  fragment PictureTall on File {
    childImageSharp {
      tall: gatsbyImageData(
        width: 1000
        aspectRatio: 1.05
        transformOptions: { fit: COVER, cropFocus: SOUTH }
        breakpoints: [420, 740, 800, 1000]
      )
    }
  }
  fragment PictureSmall on File {
    childImageSharp {
      small: gatsbyImageData(width: 96, breakpoints: [96, 192, 288])
    }
  }
`;
