import { graphql } from "gatsby";
import { socialCardPath, socialCardSize } from "../shared/site/social-card";
import type { Catalog } from "../words/catalog";
import { locale } from "../words/en/dates";
import { head } from "../words/en/sections";

/** The part of a page's context that its meta tags need: only on pages that are not in English. */
export interface PageHeadContext {
  readonly words?: Catalog;
  readonly paths?: Readonly<Record<string, string>>;
}

interface PageHeadProps {
  data: Queries.PageHeadFragment;
  context: PageHeadContext;
}

/** The title, meta tags and canonical link of a page, for Gatsby's Head. */
export function PageHead({ data: { page, site, clinic }, context: { words, paths } }: PageHeadProps) {
  const { siteUrl } = site.siteMetadata;
  const { head: own, locale: language } = words ?? { head, locale };
  const path = paths?.[page.path] ?? page.path;
  const canonical = `${siteUrl}${path}`;
  const card = `${siteUrl}${socialCardPath(path)}`;
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <meta name="keywords" content={page.keywords.join(", ")} />
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={clinic.name} />
      <meta property="og:url" content={canonical} />
      <meta property="og:title" content={page.socialTitle} />
      <meta property="og:description" content={page.socialDescription} />
      <meta property="og:locale" content={language.replace("-", "_")} />
      <meta property="og:image" content={card} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={`${socialCardSize.width}`} />
      <meta property="og:image:height" content={`${socialCardSize.height}`} />
      <meta property="og:image:alt" content={`${page.socialTitle}. ${own.cardPicture}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={page.socialTitle} />
      <meta name="twitter:description" content={page.socialDescription} />
      <meta name="twitter:image" content={card} />
    </>
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
