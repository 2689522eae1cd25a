import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { branch, repository } from "../../src/admin/host/names";
import { signInPath } from "../../src/shared/site/admin-paths";
import { startGitea } from "./hosts/gitea";
import { githubRepository, startGithub } from "./hosts/github";
import { addressOf, ports } from "./ports";
import { changedText, services, startAdminSite } from "./site";

/**
 * Playwright's global setup: starts two websites with /admin, one for each git host, and stand-ins for the hosts.
 * @returns the teardown, which stops them
 */
export default async function start(): Promise<() => void> {
  const gitea = await startAdminSite(ports.gitea, {
    GATSBY_ADMIN_BACKEND: "gitea",
    GATSBY_ADMIN_REPO: repository,
    GATSBY_ADMIN_BRANCH: branch,
    GATSBY_ADMIN_HOST: addressOf("giteaHost"),
    GATSBY_ADMIN_APP_ID: "website",
  });
  const github = await startAdminSite(
    ports.github,
    {
      GATSBY_ADMIN_BACKEND: "github",
      GATSBY_ADMIN_REPO: githubRepository,
      GATSBY_ADMIN_HOST: addressOf("githubHost"),
    },
    { GITHUB_CLIENT_ID: "website", GITHUB_CLIENT_SECRET: "secret", GITHUB_URL: addressOf("githubHost") },
  );
  writeChangedText(github.folder);
  const callback = `${addressOf("github")}${signInPath}/callback`;
  const hosts = [
    await startGitea(ports.giteaHost, addressOf("gitea"), gitea.folder),
    await startGithub(ports.githubHost, addressOf("github"), github.folder, callback),
  ];
  // The test workers are separate processes, which inherit this environment.
  process.env.LIVE_FOLDER = gitea.folder;
  process.env.HOSTED_PROJECT = github.folder;
  return () => {
    for (const host of hosts) {
      host.closeAllConnections();
      host.close();
    }
    gitea.stop();
    github.stop();
  };
}

/** Changes an English text of the repository after its website was built. */
function writeChangedText(folder: string): void {
  const file = join(folder, services);
  const [first, ...others] = JSON.parse(readFileSync(file, "utf8"));
  const changed = [{ ...first, firstVisit: changedText }, ...others];
  writeFileSync(file, `${JSON.stringify(changed, null, 2)}\n`);
}
