import type { PersonLeaf } from "schema-dts";
import { splitBiography } from "../shared/site/biography";
import { clinicId, reference } from "./identifiers";
import type { SiteContent, TeamMember } from "./site-content";

/**
 * Describes a team member, with only the part of the biography that is visible without a click.
 * @param path the team page, where each member has an anchor
 */
export function personNode(member: TeamMember, path: string, content: SiteContent): PersonLeaf {
  const url = `${content.siteUrl}${path}#${member.id}`;
  return {
    "@type": "Person",
    "@id": url,
    url,
    name: member.name,
    ...(member.credentials && { honorificSuffix: member.credentials }),
    ...(member.position && { jobTitle: member.position }),
    description: content.words(splitBiography(member.description).opening),
    ...(member.imageUrl && { image: content.pictureUrl(member.imageUrl) }),
    worksFor: reference(clinicId(content)),
  };
}
