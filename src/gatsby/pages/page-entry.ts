import { pageSlug } from "../../shared/site/page-slug";
import { blockKind, blockTypeName } from "../schema/graphql-types";

interface PageOfBlocks {
  readonly path: string;
  readonly blocks: readonly { readonly __typename: string }[];
}

/** Pages whose blocks are of the same kinds. */
interface PageGroup<Page> {
  /** Of the first of them in alphabetical order: it names the entry that they share. */
  readonly path: string;
  readonly kinds: readonly string[];
  readonly pages: readonly Page[];
}

/** "team-list" gives "TeamList": the name of a section's component and of its fragment. */
function componentName(kind: string): string {
  return blockTypeName(kind).replace(/Block$/, "");
}

/** "about-community-impact" gives "AboutCommunityImpact", "closures-2026" gives "Closures2026". */
function pascalCase(name: string): string {
  const words = name.split(/[^a-z0-9]+/i);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/** Pages with the same kinds of blocks share an entry, and so a script: a hundred services are built as one. */
export function groupByBlockKinds<Page extends PageOfBlocks>(pages: readonly Page[]): PageGroup<Page>[] {
  const groups = new Map<string, Page[]>();
  for (const page of pages.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    const kinds = kindsOf(page).join();
    groups.set(kinds, [...(groups.get(kinds) ?? []), page]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ path: first.path, kinds: kindsOf(first), pages: group }] : [];
  });
}

function kindsOf({ blocks }: PageOfBlocks): string[] {
  return [...new Set(blocks.map(({ __typename }) => blockKind(__typename)))].sort();
}

/**
 * The source of a page's component: it imports the sections of this page's blocks and no others, since one template
 * with every section would send every section's script to every page.
 * @param path the page's address, or that of the first page of those that share it
 * @param used the kinds of the page's blocks, each once
 */
export function pageEntrySource(path: string, used: readonly string[]): string {
  const queryName = `Page${pascalCase(pageSlug(path))}`;
  const imports = used.map((kind) => `import { ${componentName(kind)} } from "../../src/sections/${kind}";`);
  const cases = used.map(
    (kind) => `    case "${blockTypeName(kind)}": return <${componentName(kind)} block={block} />;`,
  );
  const spreads = used.map((kind) => `        ...${componentName(kind)}`);
  return `import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHead, PageTemplate } from "../../src/templates/page";
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

export function Head({ data }: HeadProps<Queries.${queryName}Query>) {
  return <PageHead data={data} />;
}

export const query = graphql\`
  query ${queryName}($id: String!) {
    ...PageHead
    page(id: { eq: $id }) {
      blocks {
        __typename
${spreads.join("\n")}
      }
    }
  }
\`;
`;
}
