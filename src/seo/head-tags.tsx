import { socialCardPath, socialCardSize } from "../shared/site/social-card";
import type { Catalog } from "../words/catalog";
import { head } from "../words/en/head";
import { locale } from "../words/en/locale";

interface HeadTagsProps {
  title: string;
  description: string;
  keywords: readonly string[];
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  path: string;
  socialTitle: string;
  socialDescription: string;
  siteName: string;
  /** The words of a page that is not in English. */
  words: Pick<Catalog, "head" | "locale"> | undefined;
}

/** The title, meta tags and canonical link of a page. */
export function HeadTags(props: HeadTagsProps) {
  const { title, description, keywords, siteUrl, path, socialTitle, socialDescription, siteName } = props;
  const { head: own, locale: language } = props.words ?? { head, locale };
  const canonical = `${siteUrl}${path}`;
  const card = `${siteUrl}${socialCardPath(path)}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(", ")} />
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:url" content={canonical} />
      <meta property="og:title" content={socialTitle} />
      <meta property="og:description" content={socialDescription} />
      <meta property="og:locale" content={language.replace("-", "_")} />
      <meta property="og:image" content={card} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={`${socialCardSize.width}`} />
      <meta property="og:image:height" content={`${socialCardSize.height}`} />
      <meta property="og:image:alt" content={`${socialTitle}. ${own.cardPicture}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={socialTitle} />
      <meta name="twitter:description" content={socialDescription} />
      <meta name="twitter:image" content={card} />
    </>
  );
}
