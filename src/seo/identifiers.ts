import type { IdReference } from "schema-dts";

type Site = { readonly siteUrl: string };

/** `@id` values of the nodes that other nodes of the structured data refer to. */
export const clinicId = ({ siteUrl }: Site) => `${siteUrl}/#clinic`;
export const websiteId = ({ siteUrl }: Site) => `${siteUrl}/#website`;
export const pageId = ({ siteUrl }: Site, path: string) => `${siteUrl}${path}`;
export const breadcrumbsId = ({ siteUrl }: Site, path: string) => `${siteUrl}${path}#breadcrumbs`;
export const serviceId = ({ siteUrl }: Site, path: string) => `${siteUrl}${path}#service`;

/** Returns a reference to another node of the graph. */
export function reference(id: string): IdReference {
  return { "@id": id };
}
