import type { BreadcrumbList } from "schema-dts";
import { breadcrumbsId, pageId } from "./identifiers";
import type { SiteContent } from "./site-content";

/**
 * The way from the home page down to a page, by the parts of its address; a part without a page of its own is left out.
 * @returns nothing for the home page, where no way leads down to
 */
export function breadcrumbsNode(path: string, content: SiteContent): BreadcrumbList | undefined {
  if (path === "/") return undefined;
  const parts = path.split("/").slice(1);
  const ancestors = ["/", ...parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)];
  const way = ancestors.flatMap((address) => content.pages.find((page) => page.path === address) ?? []);
  return {
    "@type": "BreadcrumbList",
    "@id": breadcrumbsId(content, path),
    itemListElement: way.map((page, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: page.title,
      item: { "@type": "WebPage", "@id": pageId(content, page.path), name: page.title },
    })),
  };
}
