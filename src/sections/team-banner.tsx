import { graphql, useStaticQuery } from "gatsby";
import { Hero } from "../components/hero";
import { PlaceLinks } from "../components/place-links";
import { timings } from "../utils/timings";

/** The first view of the team page: every name leads to that person. */
export function TeamBanner({ block }: { block: Queries.TeamBannerFragment }) {
  const { anchor, heading, intro, image } = block;
  const { allTeamMember } = useStaticQuery<Queries.TeamNamesQuery>(graphql`
    query TeamNames {
      allTeamMember {
        nodes {
          id: jsonId
          name
        }
      }
    }
  `);
  return (
    <Hero
      anchor={anchor}
      heading={heading}
      intro={intro}
      image={image.src.childImageSharp?.full}
      alt={image.alt}
      places={allTeamMember.nodes.length}
    >
      <PlaceLinks places={allTeamMember.nodes} delay={timings.teamScroll} />
    </Hero>
  );
}

export const fragment = graphql`
  fragment TeamBanner on TeamBannerBlock {
    anchor
    heading
    intro
    image {
      src {
        ...PictureFull
      }
      alt
    }
  }
`;
