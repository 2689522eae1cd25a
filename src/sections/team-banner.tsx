import { graphql } from "gatsby";
import { timings } from "../browser/timings";
import { AnchorLinks } from "../components/anchor-links";
import { Hero } from "../components/hero";

/** The top of the team page. Every name links to that person. */
export function TeamBanner({ block }: { block: Queries.TeamBannerFragment }) {
  return (
    <Hero block={block} places={block.team.length}>
      <AnchorLinks places={block.team} delay={timings.teamScroll} />
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
