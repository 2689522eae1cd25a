import { apiRoot } from "./admin-settings";
import { readBuildSettings } from "./build-settings";

const github = { GATSBY_ADMIN_BACKEND: "github", GATSBY_ADMIN_REPO: "clinic/website" };
const gitlab = { ...github, GATSBY_ADMIN_BACKEND: "gitlab", GATSBY_ADMIN_APP_ID: "0a1b" };
const gitea = { ...gitlab, GATSBY_ADMIN_BACKEND: "gitea", GATSBY_ADMIN_BRANCH: "edits" };

test("GitHub needs a repository only, and a save is a draft for review", () => {
  expect(readBuildSettings(github).admin).toEqual({
    backend: "github",
    repo: "clinic/website",
    branch: undefined,
    host: "https://github.com",
    appId: undefined,
    hasDrafts: true,
  });
});

test.each([
  ["a group of groups", { ...gitlab, GATSBY_ADMIN_REPO: "a/b/c" }, { repo: "a/b/c", appId: "0a1b" }],
  ["saves without a review", { ...github, GATSBY_ADMIN_SAVES: "publish" }, { hasDrafts: false }],
  ["another branch", { ...github, GATSBY_ADMIN_BRANCH: "next/one" }, { branch: "next/one" }],
  [
    "a host of one's own",
    { ...gitlab, GATSBY_ADMIN_HOST: "https://git.example/" },
    { host: "https://git.example" },
  ],
  [
    "Gitea, whose drafts are a branch",
    gitea,
    { branch: "edits", hasDrafts: false, host: "https://gitea.com" },
  ],
])("accepts %s", (_, given, expected) => {
  expect(readBuildSettings(given).admin).toMatchObject(expected);
});

test.each([
  [
    "an unknown host",
    { ...github, GATSBY_ADMIN_BACKEND: "svn" },
    'GATSBY_ADMIN_BACKEND is "svn". It must be github',
  ],
  ["a repository without an owner", { ...github, GATSBY_ADMIN_REPO: "website" }, "It must be owner/name"],
  ["a host without https", { ...gitlab, GATSBY_ADMIN_HOST: "git.example" }, "GATSBY_ADMIN_HOST is"],
  ["a branch with spaces", { ...github, GATSBY_ADMIN_BRANCH: "my edits" }, "the name of a branch"],
  ["another word for draft", { ...github, GATSBY_ADMIN_SAVES: "review" }, "It must be draft or publish."],
  ["no repository", { GATSBY_ADMIN_BACKEND: "github" }, "GATSBY_ADMIN_REPO is not set."],
  ["only a repository", { GATSBY_ADMIN_REPO: "a/b" }, "GATSBY_ADMIN_BACKEND is not set, but other"],
  [
    "GitLab without an application",
    { ...gitlab, GATSBY_ADMIN_APP_ID: "" },
    "GATSBY_ADMIN_APP_ID is not set.",
  ],
  [
    "Gitea without a branch",
    { ...gitea, GATSBY_ADMIN_BRANCH: "" },
    "GATSBY_ADMIN_BRANCH is not set. With gitea",
  ],
])("rejects %s, and says what to write", (_, given, message) => {
  expect(() => readBuildSettings(given)).toThrow(message);
});

test.each([
  ["github", "https://github.com", "https://api.github.com"],
  ["github", "https://git.example", "https://git.example/api/v3"],
  ["gitlab", "https://gitlab.com", "https://gitlab.com/api/v4"],
  ["gitea", "https://git.example", "https://git.example/api/v1"],
] as const)("the API of %s at %s is %s", (backend, host, root) => {
  expect(apiRoot({ backend, host })).toBe(root);
});
