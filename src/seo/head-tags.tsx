import { socialCardPath, socialCardSize } from "../shared/site/social-card";

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
}

/** The title, meta tags and canonical link of a page. */
export function HeadTags(props: HeadTagsProps) {
  const { title, description, keywords, siteUrl, path, socialTitle, socialDescription, siteName } = props;
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
      <meta property="og:locale" content="en_US" />
      <meta property="og:image" content={card} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={`${socialCardSize.width}`} />
      <meta property="og:image:height" content={`${socialCardSize.height}`} />
      <meta property="og:image:alt" content={`${socialTitle}. A clay cabin and a guidepost in the snow.`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={socialTitle} />
      <meta name="twitter:description" content={socialDescription} />
      <meta name="twitter:image" content={card} />
    </>
  );
}
