import { type Answer, json } from "../answer";
import type { Change } from "../saving/change";
import type { SaveRecord } from "../saving/journal";
import { Refusal } from "../saving/refusal";
import type { Saves } from "../saving/saves";
import { branch, repository } from "./names";
import type { WorkingFiles } from "./working-files";

/** A request to the stand-in: its path begins after the address of the API. */
export interface HostRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

const repo = `/repos/${repository}`;
const editor = { id: 1, login: "editor", full_name: "This computer", email: "editor@localhost" };
const ok = (value: unknown): Answer => json(200, value);

/**
 * A stand-in for the REST API of a Gitea host, as much of it as the editor asks for. Its repository is the project's
 * folder as it is on the disk; a commit to it is a save.
 * @see https://docs.gitea.com/api/1.24/
 */
export function gitHost(files: WorkingFiles, saves: Saves): (request: HostRequest) => Promise<Answer> {
  return async ({ method, path, query, body }) => {
    const route = `${method} ${path}`;
    if (route === "GET /user") return ok(editor);
    if (route === "GET /version") return ok({ version: "1.24.0" });
    if (route === "GET /settings/api") return ok({ default_paging_num: 100 });
    if (route === `GET ${repo}`)
      return ok({ default_branch: branch, permissions: { pull: true, push: true } });
    if (route === `GET ${repo}/branches/${branch}`) return ok({ commit: { id: files.head(), message: "" } });
    if (route.startsWith(`GET ${repo}/git/trees/`)) {
      return ok({ tree: files.list().map((file) => ({ type: "blob", ...file })), truncated: false });
    }
    if (route === `POST ${repo}/file-contents`) return ok(contentsOf(files, body));
    if (route === `POST ${repo}/contents`) return commit(files, saves, body);
    if (route === `GET ${repo}/commits`)
      return ok(saves.history(query.get("path") ?? undefined).map(asCommit));
    const file = new RegExp(`^GET ${repo}/(?:raw|media/${branch})/(.+)$`).exec(route)?.[1];
    if (file !== undefined) return fileAnswer(files, decodeURI(file));
    return notFound;
  };
}

const notFound = json(404, { message: "Not found." });

function contentsOf(files: WorkingFiles, body: unknown) {
  const { files: wanted } = body as { files: readonly string[] };
  const listed = new Set(files.list().map(({ path }) => path));
  return wanted
    .filter((path) => listed.has(path))
    .map((path) => ({ path, content: files.read(path).toString("base64"), encoding: "base64" }));
}

function fileAnswer(files: WorkingFiles, path: string): Answer {
  const isListed = files.list().some((file) => file.path === path);
  if (!isListed) return notFound;
  return { status: 200, type: "application/octet-stream", body: files.read(path) };
}

/** What Gitea gets to change several files in one commit. */
interface CommitRequest {
  readonly files: readonly {
    readonly operation: "create" | "update" | "delete";
    readonly path: string;
    readonly from_path?: string;
    readonly content: string;
    readonly sha?: string;
  }[];
}

async function commit(files: WorkingFiles, saves: Saves, body: unknown): Promise<Answer> {
  const { files: changes } = body as CommitRequest;
  try {
    const saved = await saves.save(changes.map(asChange));
    return ok({
      commit: { sha: files.head(), created: saved.time },
      files: changes.map(({ path, operation }) =>
        operation === "delete" ? null : { path, sha: files.shaOf(path) },
      ),
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message, problems, isConflict } = error;
    return json(isConflict ? 409 : 422, { message, problems });
  }
}

function asChange({ operation, path, from_path, content, sha }: CommitRequest["files"][number]): Change {
  return {
    path,
    ...(from_path !== undefined && { movedFrom: from_path }),
    content: operation === "delete" ? undefined : Buffer.from(content, "base64"),
    ...(operation !== "create" && { basedOn: sha }),
  };
}

function asCommit({ id, time }: SaveRecord) {
  const author = { name: editor.full_name, email: editor.email, date: time };
  return { sha: id, created: time, commit: { author } };
}
