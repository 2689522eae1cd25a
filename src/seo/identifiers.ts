import type { IdReference } from "schema-dts";

type Site = { readonly siteUrl: string };

// The `@id` values of the nodes that other nodes of the structured data refer to.
/** Returns that of the clinic. */
export const clinicId = ({ siteUrl }: Site) => `${siteUrl}/#clinic`;
/** Returns that of the website. */
export const websiteId = ({ siteUrl }: Site) => `${siteUrl}/#website`;
/** Returns that of a page. */
export const pageId = ({ siteUrl }: Site, path: string) => `${siteUrl}${path}`;
/** Returns that of a page's breadcrumbs. */
export const breadcrumbsId = ({ siteUrl }: Site, path: string) => `${siteUrl}${path}#breadcrumbs`;
/** Returns that of the service that a page describes. */
export const serviceId = ({ siteUrl }: Site, path: string) => `${siteUrl}${path}#service`;

/** Returns a reference to another node of the graph. */
export function reference(id: string): IdReference {
  return { "@id": id };
}
