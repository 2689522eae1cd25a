import type { GatsbyNode } from "gatsby";
import type { Language } from "../../content-check/translations/languages";
import { isOfPage, type Redirect } from "../../shared/http/redirect";
import { readBuildSettings } from "../../shared/settings/build-settings";
import { recordBuild } from "../changes/record";
import { writeHosts } from "../hosts/write-hosts";
import { englishPattern } from "../html/english-texts";
import { postprocessHtml, structuredDataIn } from "../html/postprocess-html";
import { buildSiteScripts } from "../html/site-script";
import { writeRedirects } from "../html/write-redirects";
import { writeSearchImages } from "../images/search-engine-images";
import { writeSocialCards } from "../images/social-cards";
import { liveLanguages } from "../languages/languages";
import { pageLanguagesIn } from "../languages/page-languages";
import { buildServiceWorker, writeOfflinePages } from "../offline/build-service-worker";
import { mergeCspSources } from "../security/content-security-policy";
import { writeClosures } from "./closures/write-closures";
import { contentInLanguage } from "./content-in-language";
import { readLastModified } from "./git-last-modified";
import { searchIsWritten } from "./learn-search";
import { precompress } from "./precompress";
import { readCollection, readSiteContent } from "./read-site-content";
import { removeStaleAssets } from "./remove-stale-assets";
import { writeCrawlerFiles } from "./robots-and-security-txt";

/**
 * Gatsby's onPostBuild: post-processes the pages, writes all other files of the site, and precompresses text
 * files.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ cache }) => {
  const { siteUrl, relayUrl, sourceDate, embeds, admin } = readBuildSettings();
  const redirects = readCollection<Redirect[]>("redirects").filter(isOfPage);
  const languages = liveLanguages();
  const codes = languages.map(({ code }) => code);
  const languagesOf = pageLanguagesIn(languages);
  await writeRedirects("public", redirects, siteUrl, languagesOf);
  const content = readSiteContent(siteUrl);
  const contents = [content, ...languages.map((language) => contentInLanguage(content, language))];
  const { name, address, email } = content.clinic;
  await writeSocialCards(
    "public",
    contents.flatMap(({ pages }) => pages),
    `${name} · ${address.locality}, ${address.regionName}`,
    cache,
  );
  await writeCrawlerFiles("public", siteUrl, email, sourceDate ?? new Date());
  await writeClosures("public", content, readLastModified());
  await writeOfflinePages("public", codes);
  const dataOf = new Map(contents.flatMap((each) => [...structuredDataIn(each)]));
  const englishIn = (language: Language) => englishPattern(language, content.clinic);
  const { scriptOf, paths: ownScripts } = await buildSiteScripts("public", languages, englishIn);
  const facts = { siteUrl, scriptOf, languagesOf, englishIn };
  const pages = await postprocessHtml("public", dataOf, facts);
  await writeSearchImages("public", new Set(pages.flatMap(({ pictures }) => pictures)));
  await removeStaleAssets("public", cache, Date.now());
  const needs = mergeCspSources(pages.map((page) => page.needs));
  const security = { siteUrl, embeds, needs, admin };
  await buildServiceWorker("public");
  await writeHosts(".", security, { redirects, languages: codes }, relayUrl, ownScripts);
  await searchIsWritten();
  await precompress("public");
  const digestsOf = (isContent: boolean) =>
    Object.fromEntries(
      pages.filter(({ path }) => dataOf.has(path) === isContent).map(({ path, digest }) => [path, digest]),
    );
  recordBuild("var", { pages: digestsOf(true), others: digestsOf(false) });
};
