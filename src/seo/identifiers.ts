import type { IdReference } from "schema-dts";

type Site = { readonly siteUrl: string };

/** A place of the site that other nodes refer to: the clinic, the site, a page, a service, a person. */
export const clinicId = ({ siteUrl }: Site) => `${siteUrl}/#clinic`;
export const websiteId = ({ siteUrl }: Site) => `${siteUrl}/#website`;
export const pageId = ({ siteUrl }: Site, path: string) => `${siteUrl}${path}`;
export const breadcrumbsId = ({ siteUrl }: Site, path: string) => `${siteUrl}${path}#breadcrumbs`;
export const serviceId = ({ siteUrl }: Site, path: string) => `${siteUrl}${path}#service`;

/** Refers to a node that stands elsewhere in the graph. */
export function reference(id: string): IdReference {
  return { "@id": id };
}
