import { graphql } from "gatsby";
import { hoverTimings } from "../browser/prefetch-hover-delay";
import { AnchorLinks } from "../components/anchor-links";
import { Hero } from "../components/hero";

/** The top of the team page. Every name links to that person. */
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
      <AnchorLinks places={team} delay={hoverTimings.teamScroll} />
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
