import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { SectionBoundary } from "../layout/section-boundary";
import { HeadTags } from "../seo/head-tags";
import type { Catalog } from "../words/catalog";

interface PageTemplateProps<Block> {
  blocks: readonly Block[];
  renderBlock: (block: Block) => ReactElement;
}

/** Renders the blocks of a page in order, each in an error boundary. */
export function PageTemplate<Block>({ blocks, renderBlock }: PageTemplateProps<Block>) {
  return blocks.map((block, index) => (
    // The blocks of a page never change their order while the page is shown.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <SectionBoundary key={index} index={index}>
      {renderBlock(block)}
    </SectionBoundary>
  ));
}

/** The part of a page's context that its meta tags need: only on pages that are not in English. */
export interface PageHeadContext {
  readonly words?: Catalog;
  readonly paths?: Readonly<Record<string, string>>;
}

interface PageHeadProps {
  data: Queries.PageHeadFragment;
  context: PageHeadContext;
}

/** The page's meta tags, for Gatsby's Head. */
export function PageHead({ data, context: { words, paths } }: PageHeadProps) {
  const { page, site, clinic } = data;
  const { siteUrl } = site.siteMetadata;
  return (
    <HeadTags
      title={page.title}
      description={page.description}
      keywords={page.keywords}
      siteUrl={siteUrl}
      path={paths?.[page.path] ?? page.path}
      socialTitle={page.socialTitle}
      socialDescription={page.socialDescription}
      siteName={clinic.name}
      words={words}
    />
  );
}

export const fragment = graphql`
  fragment PageHead on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
    clinic {
      name
    }
    page(path: { eq: $path }) {
      path
      title
      description
      keywords
      socialTitle
      socialDescription
    }
  }
`;
