import { capitalized } from "../../content-check/values";
import { pageSlug } from "../../shared/site/main-pages";
import { blockKind, blockTypeName } from "../schema/graphql-types";

interface PageOfBlocks {
  readonly path: string;
  readonly blocks: readonly { readonly __typename: string }[];
}

/** Returns the name of a section's component and fragment: "team-list" gives "TeamList". */
function componentName(kind: string): string {
  return blockTypeName(kind).replace(/Block$/, "");
}

/** "about-community-impact" gives "AboutCommunityImpact", "closures-2026" gives "Closures2026". */
function pascalCase(name: string): string {
  return name
    .split(/[^a-z0-9]+/i)
    .map(capitalized)
    .join("");
}

/**
 * Groups pages with the same kinds of blocks, so that they share one entry file and one script. The path of a group's
 * alphabetically first page names the file.
 */
export function groupByBlockKinds<Page extends PageOfBlocks>(pages: readonly Page[]) {
  const groups = new Map<
    string,
    { readonly path: string; readonly kinds: string[]; readonly pages: Page[] }
  >();
  for (const page of pages.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    const kinds = [...new Set(page.blocks.map(({ __typename }) => blockKind(__typename)))].sort();
    const group = groups.get(kinds.join()) ?? { path: page.path, kinds, pages: [] };
    group.pages.push(page);
    groups.set(kinds.join(), group);
  }
  return [...groups.values()];
}

/**
 * Generates the source of a page component that imports only the sections of this page's blocks: docs/architecture.md shows one.
 * It is written as text, because Gatsby reads queries from source files and splits scripts by their imports; a template with all
 * sections would send every section's script to every page.
 * @param path path of the page, or of the first page in the group
 * @param kinds the kinds of the page's blocks, each once
 */
export function pageEntrySource(path: string, kinds: readonly string[]): string {
  const queryName = `Page${pascalCase(pageSlug(path))}`;
  const imports = kinds.map((kind) => `import { ${componentName(kind)} } from "../../src/sections/${kind}";`);
  const cases = kinds.map(
    (kind) => `    case "${blockTypeName(kind)}": return <${componentName(kind)} block={block} />;`,
  );
  const spreads = kinds.map((kind) => `        ...${componentName(kind)}`);
  return `import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHead, type PageHeadContext } from "../../src/seo/page-head";
import { PageTemplate } from "../../src/templates/page";
${imports.join("\n")}

type Block = Queries.${queryName}Query["page"]["blocks"][number];

function renderBlock(block: Block) {
  switch (block.__typename) {
${cases.join("\n")}
  }
}

export default function Page({ data }: PageProps<Queries.${queryName}Query>) {
  return <PageTemplate blocks={data.page.blocks} renderBlock={renderBlock} />;
}

export function Head({ data, pageContext }: HeadProps<Queries.${queryName}Query, PageHeadContext>) {
  return <PageHead data={data} context={pageContext} />;
}

export const query = graphql\`
  query ${queryName}($path: String!, $isTranslated: Boolean = false) {
    ...PageHead
    ...SiteInLanguage
    page(path: { eq: $path }) {
      blocks {
        __typename
${spreads.join("\n")}
      }
    }
  }
\`;
`;
}
