import type { Server } from "node:http";
import { graphql } from "graphql";
import { type Answer, json } from "../../../src/admin/answer";
import type { HostRequest } from "../../../src/admin/host/git-host";
import { githubNodes } from "./github-nodes";
import { githubSchema } from "./github-schema";
import { createRepository, type Repository } from "./repository";
import { createOAuth, startHost } from "./start-host";

/** The repository's name at the stand-in. */
export const githubRepository = "clinic/website";

/**
 * Starts a stand-in for a GitHub Enterprise Server with one repository, as much of its APIs as the editor asks for.
 * @param callback where its OAuth application leads back to
 */
export function startGithub(port: number, site: string, folder: string, callback: string): Promise<Server> {
  const repository = createRepository(folder);
  const nodes = githubNodes(repository, `http://localhost:${port}/${githubRepository}`);
  const rest = restApi(repository);

  async function api(request: HostRequest): Promise<Answer> {
    if (request.path !== "/api/graphql") return rest(request);
    const { query, variables } = request.body as { query: string; variables: Record<string, unknown> };
    const answer = await graphql({
      schema: githubSchema,
      source: query,
      rootValue: nodes,
      variableValues: variables,
    });
    return json(200, answer);
  }
  return startHost({ port, site, oauth: createOAuth(callback), api, state: () => stateOf(repository) });
}

/** What a test looks at: the pull requests, and each text that they change, before and after. */
function stateOf({ branches, pulls, blob }: Repository) {
  const files = (branch: string) => [...(branches.get(branch)?.files ?? [])];
  const main = new Map(files("main"));
  return pulls.map((pull) => ({
    ...pull,
    changes: files(pull.branch)
      .filter(([path, sha]) => main.get(path) !== sha)
      .map(([path, sha]) => ({
        path,
        before: blob(main.get(path) ?? "")?.toString("utf8"),
        after: blob(sha)?.toString("utf8"),
      })),
  }));
}

function restApi({ branches, pulls, blob }: Repository) {
  const root = `/api/v3/repos/${githubRepository}`;
  return ({ method, path, body }: HostRequest): Answer => {
    const route = `${method} ${path}`;
    if (route === "GET /api/v3/user") return json(200, { id: 1, login: "editor", name: "Front Desk" });
    if (route === `GET ${root}/collaborators/editor`) return { status: 204, type: "text/plain", body: "" };
    if (route.startsWith(`GET ${root}/git/trees/`)) {
      const files = [...(branches.get("main")?.files ?? [])];
      const tree = files.map(([name, sha]) => ({ type: "blob", path: name, sha, size: blob(sha)?.length }));
      return json(200, { tree, truncated: false });
    }
    if (route.startsWith(`GET ${root}/git/blobs/`)) {
      const content = blob(path.slice(`${root}/git/blobs/`.length));
      if (content !== undefined) return { status: 200, type: "application/octet-stream", body: content };
    }
    if (route === `POST ${root}/pulls`) {
      const { title, head, base, draft } = body as {
        title: string;
        head: string;
        base: string;
        draft: boolean;
      };
      const number = pulls.length + 1;
      pulls.push({ number, title, branch: head, base, isDraft: draft, labels: [] });
      const now = new Date().toISOString();
      return json(201, {
        number,
        title,
        node_id: `pull-${number}`,
        html_url: `http://localhost/pull/${number}`,
        head: { sha: branches.get(head)?.oid },
        created_at: now,
        updated_at: now,
      });
    }
    const labeled = new RegExp(`^POST ${root}/issues/(\\d+)/labels$`).exec(route)?.[1];
    const pull = pulls.find(({ number }) => number === Number(labeled));
    if (pull === undefined) return json(404, { message: `Not Found: ${route}` });
    pull.labels = [...pull.labels, ...(body as { labels: string[] }).labels];
    return json(200, pull.labels);
  };
}
