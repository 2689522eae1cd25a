import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { offlinePage } from "../../shared/site/main-pages";
import { pageSlug } from "../../shared/site/page-slug";
import { writeIfChanged } from "../output/write-if-changed";
import { groupByBlockKinds, pageEntrySource } from "./page-entry";

interface QueryResult {
  allPage: {
    nodes: { path: string; reviewed: string | null; blocks: { __typename: string }[] }[];
  };
  allRedirect: { nodes: { from: string; to: string }[] };
}

const query = `
  query CreatePages {
    allPage { nodes { path reviewed blocks { __typename } } }
    allRedirect { nodes { from to } }
  }
`;

/**
 * Gatsby's createPages: a page for each file in data/pages, the not-found page, the offline page, and the
 * redirects.
 */
export async function createPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<QueryResult>(query);
  if (!data) {
    reporter.panicOnBuild("The pages cannot be read.", errors);
    return;
  }

  const folder = resolve(".cache/page-entries");
  await mkdir(folder, { recursive: true });
  for (const { path: first, kinds, pages } of groupByBlockKinds(data.allPage.nodes)) {
    const component = join(folder, `${pageSlug(first)}.tsx`);
    await writeIfChanged(component, pageEntrySource(first, kinds));
    for (const { path, reviewed } of pages) {
      actions.createPage({ path, component, context: { reviewed, hasQuickActions: true } });
    }
  }
  actions.createPage({ path: "/404.html", component: resolve("src/templates/not-found.tsx"), context: {} });
  actions.createPage({ path: offlinePage, component: resolve("src/templates/offline.tsx"), context: {} });

  for (const { from, to } of data.allRedirect.nodes) {
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
  }
}
