import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { precompress } from "./precompress";
import { redirectPage } from "./redirect-page";
import { siteUrl } from "./site-url";

interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Gatsby's onPostBuild: what static hosts need beside the pages, and the compressed neighbours of every text. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }) => {
  const { data } = await graphql<{ allRedirect: { nodes: Redirect[] } }>(
    "query PostBuild { allRedirect { nodes { from to } } }",
  );
  const redirects = data?.allRedirect.nodes ?? [];
  await writeRedirects("public", redirects, siteUrl());
  await precompress("public");
};

/** Writes a page for each redirect, and `_redirects` for hosts that read it. */
export async function writeRedirects(
  folder: string,
  redirects: readonly Redirect[],
  site: string,
): Promise<void> {
  for (const { from, to } of redirects) {
    await mkdir(join(folder, from), { recursive: true });
    await writeFile(join(folder, from, "index.html"), redirectPage(to, site));
  }
  await writeFile(
    join(folder, "_redirects"),
    redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(""),
  );
}
