import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { dayOfReview } from "../../content/approval";
import { isOfPage, type Redirect, sectionsMovedFrom } from "../../shared/http/redirect";
import { readBuildSettings } from "../../shared/settings/build-settings";
import { notFoundPage, offlinePage, pageSlug } from "../../shared/site/main-pages";
import { refreshLanguages } from "../languages/languages";
import { basicContext, type PageOfContent, pageContexts } from "../languages/page-context";
import { writeIfChanged } from "../output/files";
import { groupByBlockKinds, pageEntrySource } from "./page-entry";

interface Block {
  readonly __typename: string;
  /** Of medical blocks: who of the clinic approved them. */
  readonly approved?: { readonly on: string } | null;
}

interface QueryResult {
  allPage: {
    nodes: (Omit<PageOfContent, "blocks"> & {
      readonly medical: boolean | null;
      readonly approved: { readonly on: string } | null;
      readonly blocks: readonly Block[];
    })[];
  };
  allConcern: {
    nodes: { jsonId: string; englishPath: string; isEmergency: boolean; approved: { on: string } | null }[];
  };
  allRedirect: { nodes: Redirect[] };
}

const query = `
  query CreatePages {
    allPage {
      nodes {
        path reviewed medical approved { on } picturesAppear
        blocks { __typename ... on MilestonesBlock { approved { on } } }
      }
    }
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
  const shown = data.allPage.nodes.map((page) => ({ ...page, reviewed: dayOfReview(page) }));
  const folder = resolve(".cache/page-entries");
  await mkdir(folder, { recursive: true });
  for (const { path: first, kinds, pages } of groupByBlockKinds(shown)) {
    const component = join(folder, `${pageSlug(first)}.tsx`);
    await writeIfChanged(component, pageEntrySource(first, kinds));
    for (const page of pages) {
      const medical = page.blocks.find(({ __typename }) => __typename === "MilestonesBlock");
      const reviewed = medical ? (medical.approved?.on ?? null) : page.reviewed;
      const isHidden = medical !== undefined && isHiddenPage(medical.approved, readBuildSettings().siteUrl);
      const moved = sectionsMovedFrom(page.path, data.allRedirect.nodes);
      for (const { path, context } of pageContexts({ ...page, reviewed, moved }, languages))
        actions.createPage({ path, component, context: isHidden ? { ...context, isHidden } : context });
    }
  }
  for (const { jsonId: concern, englishPath, isEmergency, approved } of data.allConcern.nodes) {
    const page = {
      path: englishPath,
      reviewed: approved?.on ?? null,
      hasQuickActions: !isEmergency,
      blocks: [],
    };
    const isHidden = isHiddenPage(approved, readBuildSettings().siteUrl);
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

/**
 * Whether search engines must not list a medical page: no clinician has approved it, and the site is public.
 * @param approved who approved it, and when
 */
export function isHiddenPage(approved: object | null | undefined, siteUrl: string): boolean {
  return !approved && siteUrl.startsWith("https://");
}
