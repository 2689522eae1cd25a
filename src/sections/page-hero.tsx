import { graphql } from "gatsby";
import { Actions } from "../components/actions";
import { AnchorLinks } from "../components/anchor-links";
import { Hero } from "../components/hero";

/** The first view of a page: what it is about, and ways down into it. */
export function PageHero({ block }: { block: Queries.PageHeroFragment }) {
  const { anchor, heading, intro, image, links, actions } = block;
  return (
    <Hero
      anchor={anchor}
      heading={heading}
      intro={intro}
      image={image.src.childImageSharp?.full}
      alt={image.alt}
      places={links?.length}
    >
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
