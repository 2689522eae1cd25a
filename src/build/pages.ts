import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { blockKind } from "./graphql-types";
import { offlinePage } from "./offline/offline-page";
import { entryName, pageEntry } from "./page-entry";
import { writeChanged } from "./write-changed";

interface Answer {
  allPage: {
    nodes: { id: string; path: string; reviewed: string | null; blocks: { __typename: string }[] }[];
  };
  allRedirect: { nodes: { from: string; to: string }[] };
}

const query = `
  query CreatePages {
    allPage { nodes { id path reviewed blocks { __typename } } }
    allRedirect { nodes { from to } }
  }
`;

/** Gatsby's createPages: a page for each file in data/pages, the not-found page, the one for want of network, and the redirects. */
export async function createPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Answer>(query);
  if (!data) {
    reporter.panicOnBuild("The pages cannot be read.", errors);
    return;
  }

  const entries = resolve(".cache/page-entries");
  await mkdir(entries, { recursive: true });
  for (const { id, path, reviewed, blocks } of data.allPage.nodes) {
    const component = join(entries, `${entryName(path)}.tsx`);
    await writeChanged(
      component,
      pageEntry(
        path,
        blocks.map(({ __typename }) => blockKind(__typename)),
      ),
    );
    actions.createPage({ path, component, context: { id, reviewed, hasQuickActions: true } });
  }
  actions.createPage({ path: "/404.html", component: resolve("src/templates/not-found.tsx"), context: {} });
  actions.createPage({ path: offlinePage, component: resolve("src/templates/offline.tsx"), context: {} });

  for (const { from, to } of data.allRedirect.nodes) {
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true, redirectInBrowser: true });
  }
}
