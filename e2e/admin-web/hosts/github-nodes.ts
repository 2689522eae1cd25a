import type { Commit, FileChanges, PullRequest, Repository } from "./repository";

const editor = {
  name: "Front Desk",
  login: "editor",
  email: "desk@clinic.example",
  avatarUrl: "",
  databaseId: 1,
};

interface CommitInput {
  readonly branch: { readonly branchName: string };
  readonly expectedHeadOid: string;
  readonly fileChanges: FileChanges;
  readonly message: { readonly headline: string };
}

/** The values of GitHub's GraphQL API for a repository, as resolvers of the library that answers it. */
export function githubNodes(repository: Repository, url: string) {
  const { branches, pulls } = repository;

  function blobNode(sha: string | undefined) {
    const content = sha === undefined ? undefined : repository.blob(sha);
    if (content === undefined) return null;
    const isBinary = content.includes(0);
    const text = isBinary ? null : content.toString("utf8");
    return { __typename: "Blob", oid: sha, text, byteSize: content.length, isBinary, isTruncated: false };
  }
  const commitNode = (commit: Commit) => ({
    __typename: "Commit",
    oid: commit.oid,
    message: commit.message,
    committedDate: commit.date,
    author: { ...editor, user: editor },
    file: ({ path }: { path: string }) => ({ oid: commit.files.get(path) }),
    history: () => ({ nodes: [commitNode(commit)] }),
    status: null,
    deployments: { nodes: [] },
    checkSuites: { nodes: [] },
  });
  function refNode(name: string) {
    const commit = branches.get(name.replace("refs/heads/", ""));
    return commit === undefined ? null : { name, target: commitNode(commit) };
  }
  function changedFiles({ branch, base }: PullRequest) {
    const [head, before] = [branches.get(branch), branches.get(base)];
    const paths = [...(head?.files ?? [])].filter(([path, sha]) => before?.files.get(path) !== sha);
    return paths.map(([path]) => ({ path, changeType: before?.files.has(path) ? "MODIFIED" : "ADDED" }));
  }
  const pullNode = (pull: PullRequest) => ({
    id: `pull-${pull.number}`,
    number: pull.number,
    title: pull.title,
    url: `${url}/pull/${pull.number}`,
    isDraft: pull.isDraft,
    isCrossRepository: false,
    createdAt: "2026-11-25T00:00:00Z",
    updatedAt: "2026-11-25T00:00:00Z",
    headRefName: pull.branch,
    headRefOid: branches.get(pull.branch)?.oid,
    author: { __typename: "User", ...editor },
    labels: { nodes: pull.labels.map((name) => ({ name })) },
    files: { nodes: changedFiles(pull) },
  });
  const repositoryNode = {
    id: "repository",
    defaultBranchRef: () => refNode("main"),
    ref: ({ qualifiedName }: { qualifiedName: string }) => refNode(qualifiedName),
    object({ oid, expression = "" }: { oid?: string; expression?: string }) {
      const [branch = "", path = ""] = expression.split(/:(.*)/s);
      const commit = [...branches.values()].find((each) => each.oid === oid);
      return commit ? commitNode(commit) : blobNode(oid ?? branches.get(branch)?.files.get(path));
    },
    pullRequests({ labels, headRefName }: { labels?: string[]; headRefName?: string }) {
      const nodes = pulls
        .filter((pull) => labels === undefined || pull.labels.some((label) => labels.includes(label)))
        .filter((pull) => headRefName === undefined || pull.branch === headRefName)
        .map(pullNode);
      return { nodes, totalCount: nodes.length };
    },
  };
  return {
    repository: () => repositoryNode,
    createRef({ input: { name, oid } }: { input: { name: string; oid: string } }) {
      const branch = name.replace("refs/heads/", "");
      const commit = [...branches.values()].find((each) => each.oid === oid);
      if (branches.has(branch) || commit === undefined) throw new Error("A ref of this name already exists.");
      branches.set(branch, commit);
      return { ref: refNode(branch) };
    },
    createCommitOnBranch({ input }: { input: CommitInput }) {
      const { branch, expectedHeadOid, fileChanges, message } = input;
      const commit = repository.commit(branch.branchName, expectedHeadOid, fileChanges, message.headline);
      return { commit: commitNode(commit) };
    },
  };
}
