import { graphql } from "gatsby";
import { Hero } from "../components/hero";
import { PlaceLinks } from "../components/place-links";
import { timings } from "../utils/timings";

/** The first view of the team page: every name leads to that person. */
export function TeamBanner({ block }: { block: Queries.TeamBannerFragment }) {
  const { anchor, heading, intro, image, team } = block;
  return (
    <Hero
      anchor={anchor}
      heading={heading}
      intro={intro}
      image={image.src.childImageSharp?.full}
      alt={image.alt}
      places={team.length}
    >
      <PlaceLinks places={team} delay={timings.teamScroll} />
    </Hero>
  );
}

export const fragment = graphql`
  fragment TeamBanner on TeamBannerBlock {
    anchor
    heading
    intro
    team {
      id: jsonId
      name
    }
    image {
      src {
        ...PictureFull
      }
      alt
    }
  }
`;
