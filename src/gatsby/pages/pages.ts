import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { isOfPage, type Redirect, sectionsMovedFrom } from "../../shared/http/redirect";
import { readBuildSettings } from "../../shared/settings/build-settings";
import { notFoundPage, offlinePage } from "../../shared/site/main-pages";
import { pageSlug } from "../../shared/site/page-slug";
import { refreshLanguages } from "../languages/languages";
import { basicContext, type PageOfContent, pageContexts } from "../languages/page-context";
import { writeIfChanged } from "../output/files";
import { isHiddenConcern } from "./hidden-concerns";
import { groupByBlockKinds, pageEntrySource } from "./page-entry";

interface QueryResult {
  allPage: {
    nodes: PageOfContent[];
  };
  allConcern: {
    nodes: { jsonId: string; englishPath: string; isEmergency: boolean; approved: { on: string } | null }[];
  };
  allRedirect: { nodes: Redirect[] };
}

const query = `
  query CreatePages {
    allPage { nodes { path reviewed picturesAppear blocks { __typename } } }
    allConcern { nodes { jsonId englishPath: path isEmergency approved { on } } }
    allRedirect { nodes { from to } }
  }
`;

/**
 * Gatsby's createPages: a page for each file in data/pages and for each concern in each language in which it is live, the not-found page and
 * the offline page of each language, and the redirects.
 */
export async function createPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<QueryResult>(query);
  if (!data) {
    reporter.panicOnBuild("The pages cannot be read.", errors);
    return;
  }

  const languages = refreshLanguages();
  const folder = resolve(".cache/page-entries");
  await mkdir(folder, { recursive: true });
  for (const { path: first, kinds, pages } of groupByBlockKinds(data.allPage.nodes)) {
    const component = join(folder, `${pageSlug(first)}.tsx`);
    await writeIfChanged(component, pageEntrySource(first, kinds));
    for (const page of pages) {
      const moved = sectionsMovedFrom(page.path, data.allRedirect.nodes);
      for (const { path, context } of pageContexts({ ...page, moved }, languages))
        actions.createPage({ path, component, context });
    }
  }
  for (const { jsonId: concern, englishPath, isEmergency, approved } of data.allConcern.nodes) {
    const page = {
      path: englishPath,
      reviewed: approved?.on ?? null,
      hasQuickActions: !isEmergency,
      blocks: [],
    };
    const isHidden = isHiddenConcern(approved, readBuildSettings().siteUrl);
    for (const { path, context } of pageContexts(page, languages)) {
      const component = resolve("src/templates/concern.tsx");
      actions.createPage({ path, component, context: { ...context, concern, isHidden } });
    }
  }
  const special = [
    { name: notFoundPage, component: resolve("src/templates/not-found.tsx") },
    { name: offlinePage, component: resolve("src/templates/offline.tsx") },
  ];
  for (const { name, component } of special) {
    actions.createPage({ path: name, component, context: {} });
    for (const language of languages)
      actions.createPage({ path: `/${language.code}${name}`, component, context: basicContext(language) });
  }

  for (const { from, to } of data.allRedirect.nodes.filter(isOfPage)) {
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
  }
}
