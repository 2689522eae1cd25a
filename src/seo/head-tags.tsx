interface HeadTagsProps {
  title: string;
  description: string;
  keywords: readonly string[];
  /** The page's one full address. */
  canonical: string;
  socialTitle: string;
  socialDescription: string;
  /** Full address of a picture of 1200 by 630 pixels. */
  socialImage: string;
  siteName: string;
  structuredData: object;
}

/** Everything that a page tells browsers, search engines and social networks about itself. */
export function HeadTags(props: HeadTagsProps) {
  const {
    title,
    description,
    keywords,
    canonical,
    socialTitle,
    socialDescription,
    socialImage,
    siteName,
    structuredData,
  } = props;
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
      <meta property="og:image" content={socialImage} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={socialTitle} />
      <meta name="twitter:description" content={socialDescription} />
      <script type="application/ld+json">{JSON.stringify(structuredData).replace(/</g, "\\u003c")}</script>
    </>
  );
}
