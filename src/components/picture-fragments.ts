import { graphql } from "gatsby";

/**
 * The sizes in which Gatsby generates pictures. Each has its own alias, because a query must not select the
 * same field with different arguments. The widths are those that phones (390 px at 2x and 3x, 412 px at
 * 1.75x) and desktops (1440 px at 1x and 2x) need in each layout: browsers pick the next wider file, so a
 * width that does not match costs bytes.
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
