import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import type { Language } from "../../content-check/translations/languages";
import type { Redirect } from "../../shared/http/redirect";
import { readBuildSettings } from "../../shared/settings/build-settings";
import { recordBuild } from "../changes/record";
import { writeHosts } from "../hosts/write-hosts";
import { postprocessHtml } from "../html/postprocess-html";
import { writeRedirects } from "../html/write-redirects";
import { writeSearchImages } from "../images/search-engine-images";
import { writeSocialCards } from "../images/social-cards";
import { liveLanguages } from "../languages/languages";
import { pageLanguagesIn } from "../languages/page-languages";
import { buildServiceWorker } from "../offline/build-service-worker";
import { writeOfflinePages } from "../offline/offline-page";
import { mergeCspSources } from "../security/csp-sources";
import { sourceHash } from "../webpack/source-hash";
import { cacheFor } from "./build-cache";
import { writeClosures } from "./closures/write-closures";
import { readLastModified } from "./git-last-modified";
import { allStructuredData, buildSiteScripts } from "./language-outputs";
import { precompress } from "./precompress";
import { readSiteContent } from "./read-site-content";
import { removeStaleAssets } from "./remove-stale-assets";
import { writeCrawlerFiles } from "./robots-and-security-txt";

interface QueryResult {
  allRedirect: { nodes: Redirect[] };
  allPage: { nodes: { path: string; socialTitle: string }[] };
  clinic: { name: string; address: { locality: string; regionName: string } };
}

const query = `
  query PostBuild {
    allRedirect { nodes { from to } }
    allPage { nodes { path socialTitle } }
    clinic { name address { locality regionName } }
  }
`;

/**
 * Gatsby's onPostBuild: post-processes the pages, writes all other files of the site, and precompresses text
 * files.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, cache, reporter }) => {
  const { data, errors } = await graphql<QueryResult>(query);
  if (!data) {
    reporter.panicOnBuild("The pages cannot be read.", errors);
    return;
  }
  const { siteUrl, relayUrl, sourceDate, embeds, admin } = readBuildSettings();
  const { allRedirect, clinic } = data;
  const languages = liveLanguages();
  const codes = languages.map(({ code }) => code);
  const { locality, regionName } = clinic.address;
  const languagesOf = pageLanguagesIn(languages);
  await writeRedirects("public", allRedirect.nodes, { siteUrl, languagesOf });
  const codeCache = cacheFor(sourceHash("src"), cache);
  await writeSocialCards(
    "public",
    await pagesIn(languages, data, graphql),
    `${clinic.name} · ${locality}, ${regionName}`,
    codeCache,
  );
  const content = readSiteContent(siteUrl);
  await writeCrawlerFiles("public", { siteUrl, email: content.clinic.email, now: sourceDate ?? new Date() });
  await writeClosures("public", content, readLastModified());
  await writeOfflinePages("public", codes);
  const dataOf = allStructuredData(content, languages);
  const { scriptOf, paths: ownScripts } = await buildSiteScripts("public", languages);
  const pages = await postprocessHtml("public", dataOf, { siteUrl, scriptOf, languagesOf });
  await writeSearchImages("public", new Set(pages.flatMap(({ pictures }) => pictures)));
  await removeStaleAssets("public", cache, Date.now());
  const needs = mergeCspSources(pages.map((page) => page.needs));
  const security = { siteUrl, embeds, needs, admin };
  await buildServiceWorker("public");
  await writeHosts(".", security, { redirects: allRedirect.nodes, languages: codes }, relayUrl, ownScripts);
  await precompress("public");
  const digestsOf = (isContent: boolean) =>
    Object.fromEntries(
      pages.filter(({ path }) => dataOf.has(path) === isContent).map(({ path, digest }) => [path, digest]),
    );
  recordBuild("var", { pages: digestsOf(true), others: digestsOf(false) });
};

/** The pages of all languages, each with its title in its language. */
async function pagesIn(
  languages: readonly Language[],
  english: QueryResult,
  graphql: CreatePagesArgs["graphql"],
): Promise<QueryResult["allPage"]["nodes"]> {
  const others = languages.map(async ({ code, pages }) => {
    const { data } = await graphql<QueryResult>(query, { language: code });
    return (data?.allPage.nodes ?? []).flatMap(({ path, socialTitle }) => {
      const own = pages.get(path);
      return own === undefined ? [] : [{ path: own, socialTitle }];
    });
  });
  return [...english.allPage.nodes, ...(await Promise.all(others)).flat()];
}
