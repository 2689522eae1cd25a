import { graphql } from "gatsby";
import { socialCardPath, socialCardSize } from "../shared/site/main-pages";
import type { Catalog } from "../words/catalog";
import { locale } from "../words/en/dates";
import { head } from "../words/en/sections";

/** The part of a page's context that its meta tags need: only on pages that are not in English. */
export interface PageHeadContext {
  readonly words?: Catalog;
  readonly paths?: Readonly<Record<string, string>>;
  /** Whether no clinician has approved a medical page, and the site is public. */
  readonly isHidden?: boolean;
}

interface PageHeadProps {
  data: Queries.PageHeadFragment;
  context: PageHeadContext;
}

/** The title, meta tags and canonical link of a page, for Gatsby's Head. */
export function PageHead({ data, context }: PageHeadProps) {
  const { page } = data;
  const path = context.paths?.[page.path] ?? page.path;
  const alt = `${page.socialTitle}. ${(context.words?.head ?? head).cardPicture}`;
  return (
    <>
      <PageTags page={{ ...page, path }} data={data} context={context} card={{ page: path, alt }} />
      <meta name="keywords" content={page.keywords.join(", ")} />
    </>
  );
}

interface PageTagsProps {
  /** The texts of a page, and its path in its language. */
  page: Omit<PageHeadProps["data"]["page"], "keywords">;
  data: Pick<PageHeadProps["data"], "site" | "clinic">;
  context: PageHeadContext;
  /** The page whose picture a shared link shows, and what the picture shows. */
  card: { page: string; alt: string };
}

/** The title, meta tags and canonical link of any page. */
export function PageTags({ page, data, context: { words, isHidden }, card }: PageTagsProps) {
  const { siteUrl } = data.site.siteMetadata;
  const canonical = `${siteUrl}${page.path}`;
  const picture = `${siteUrl}${socialCardPath(card.page)}`;
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {isHidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={data.clinic.name} />
      <meta property="og:url" content={canonical} />
      <meta property="og:title" content={page.socialTitle} />
      <meta property="og:description" content={page.socialDescription} />
      <meta property="og:locale" content={(words?.locale ?? locale).replace("-", "_")} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={`${socialCardSize.width}`} />
      <meta property="og:image:height" content={`${socialCardSize.height}`} />
      <meta property="og:image:alt" content={card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={page.socialTitle} />
      <meta name="twitter:description" content={page.socialDescription} />
      <meta name="twitter:image" content={picture} />
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
