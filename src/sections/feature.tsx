import { graphql } from "gatsby";
import { ActionLink, Actions } from "../components/actions";
import { Band } from "../components/band";
import { DocumentLink } from "../components/document-link";
import { Picture } from "../components/picture";
import { RichText } from "../components/rich-text";
import { SpokenWords } from "../components/spoken-words";
import { Video } from "../embeds/video";

const wide = "(min-width: 1152px) 544px, (min-width: 768px) 46vw";
/** On phones, a picture is beside the heading, and a video fills the width. */
const sizes = { picture: `${wide}, 40vw`, video: `${wide}, calc(95vw - 1.2rem)` };

/** Text beside a picture, which can play a video or be a link. */
export function Feature({ block }: { block: Queries.FeatureFragment }) {
  return (
    <Band block={{ anchor: block.anchor, heading: block.heading }} beside={<FeaturePicture block={block} />}>
      <RichText html={block.text} />
      {block.documents?.map((document) => (
        <DocumentLink key={document.jsonId} document={document} />
      ))}
      <Actions actions={block.actions} />
      {block.listenLink && <SpokenWords title={block.heading} spoken={block.listenLink.spoken} />}
    </Band>
  );
}

function FeaturePicture({ block: { image, videoLink, imageLink } }: { block: Queries.FeatureFragment }) {
  const data = image.src.childImageSharp?.half;
  if (videoLink)
    return (
      <Video
        title={image.alt}
        url={videoLink.url}
        picture={data}
        spoken={videoLink.spoken}
        sizes={sizes.video}
      />
    );
  const picture = <Picture image={data} alt={image.alt} sizes={sizes.picture} />;
  return imageLink ? <ActionLink to={imageLink}>{picture}</ActionLink> : picture;
}

export const fragment = graphql`
  fragment Feature on FeatureBlock {
    anchor
    heading
    text
    image {
      ...SidePicture
    }
    videoLink {
      url
      spoken {
        ...SpokenWords
      }
    }
    listenLink {
      spoken {
        ...SpokenWords
      }
    }
    imageLink {
      ...Target
    }
    documents {
      ...DocumentLink
    }
    actions {
      ...Action
    }
  }
`;
