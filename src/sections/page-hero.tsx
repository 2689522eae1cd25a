import { graphql } from "gatsby";
import { Actions } from "../components/actions";
import { AnchorLinks } from "../components/anchor-links";
import { Hero } from "../components/hero";

/** The top of a page: heading, introduction, picture, and links to sections of the page. */
export function PageHero({ block }: { block: Queries.PageHeroFragment }) {
  const { links, actions } = block;
  return (
    <Hero block={block} places={links?.length}>
      {links && <AnchorLinks places={links} />}
      <Actions actions={actions} />
    </Hero>
  );
}

export const fragment = graphql`
  fragment PageHero on PageHeroBlock {
    anchor
    heading
    intro
    image {
      src {
        ...PictureFull
      }
      alt
    }
    links {
      id
      name
    }
    actions {
      ...Action
    }
  }
`;
