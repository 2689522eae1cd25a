import type { PersonLeaf } from "schema-dts";
import { splitBiography } from "../shared/site/biography";
import { clinicId, reference } from "./identifiers";
import type { SiteContent, TeamMember } from "./site-content";

/**
 * Someone who works here, as far as the page shows without a press.
 * @param path the page that has everyone, where each has a place of their own
 */
export function personNode(member: TeamMember, path: string, content: SiteContent): PersonLeaf {
  const address = `${content.siteUrl}${path}#${member.id}`;
  return {
    "@type": "Person",
    "@id": address,
    url: address,
    name: member.name,
    ...(member.position && { jobTitle: member.position }),
    description: content.words(splitBiography(member.description).opening),
    image: content.pictureUrl(member.imageUrl),
    worksFor: reference(clinicId(content)),
  };
}
