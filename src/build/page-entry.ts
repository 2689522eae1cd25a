import { blockTypeName } from "./graphql-types";

/** "team-list" gives "TeamList": the name of a section's component and of its fragment. */
function componentName(kind: string): string {
  return blockTypeName(kind).replace(/Block$/, "");
}

/** "/about/community-impact" gives "about-community-impact", "/" gives "home": the name of a page's entry file. */
export function entryName(path: string): string {
  return path.slice(1).replaceAll("/", "-") || "home";
}

/**
 * The source of a page's component: it imports the sections of this page's blocks and no others, since one template
 * with every section would send every section's script to every page.
 * @param path the page's address
 * @param kinds the kinds of the page's blocks, in any order
 */
export function pageEntry(path: string, kinds: Iterable<string>): string {
  const used = [...new Set(kinds)].sort();
  const queryName = `${componentName(entryName(path))}Page`;
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
