import type { BreadcrumbList } from "schema-dts";
import { breadcrumbsId, pageId } from "./identifiers";
import type { SiteContent } from "./site-content";

/**
 * Returns the breadcrumbs of a page, one per path segment that is a page itself.
 * @returns undefined for the home page
 */
export function breadcrumbsNode(path: string, content: SiteContent): BreadcrumbList | undefined {
  if (path === content.homePath) return undefined;
  const parts = path.split("/").slice(1);
  const ancestors = ["/", ...parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)];
  const trail = ancestors.flatMap((ancestor) => content.pages.find((page) => page.path === ancestor) ?? []);
  return {
    "@type": "BreadcrumbList",
    "@id": breadcrumbsId(content, path),
    itemListElement: trail.map((page, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: page.title,
      item: { "@type": "WebPage", "@id": pageId(content, page.path), name: page.title },
    })),
  };
}
