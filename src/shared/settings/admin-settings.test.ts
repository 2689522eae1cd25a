import { apiRoot } from "./admin-settings";
import { readBuildSettings } from "./build-settings";

/** The settings of /admin, by the ends of their names. */
const read = (given: Readonly<Record<string, string>>) =>
  readBuildSettings(
    Object.fromEntries(Object.entries(given).map(([name, value]) => [`GATSBY_ADMIN_${name}`, value])),
  ).admin;

const github = { BACKEND: "github", REPO: "clinic/website" };
const gitlab = { ...github, BACKEND: "gitlab", APP_ID: "0a1b" };
const gitea = { ...gitlab, BACKEND: "gitea", BRANCH: "edits" };

test("GitHub needs a repository only, and a save is a draft for review", () => {
  expect(read(github)).toEqual({
    backend: "github",
    repo: "clinic/website",
    branch: undefined,
    host: "https://github.com",
    appId: undefined,
    hasDrafts: true,
  });
});

test.each([
  ["a group of groups", { ...gitlab, REPO: "a/b/c" }, { repo: "a/b/c", appId: "0a1b" }],
  ["saves without a review", { ...github, SAVES: "publish" }, { hasDrafts: false }],
  ["another branch", { ...github, BRANCH: "next/one" }, { branch: "next/one" }],
  ["a host of one's own", { ...gitlab, HOST: "https://git.example/" }, { host: "https://git.example" }],
  ["drafts in a branch", gitea, { branch: "edits", hasDrafts: false, host: "https://gitea.com" }],
])("accepts %s", (_, given, expected) => {
  expect(read(given)).toMatchObject(expected);
});

test.each([
  ["an unknown host", { ...github, BACKEND: "svn" }, 'BACKEND is "svn". It must be github'],
  ["a repository without an owner", { ...github, REPO: "website" }, "It must be owner/name"],
  ["a host without https", { ...gitlab, HOST: "git.example" }, "GATSBY_ADMIN_HOST is"],
  ["a branch with spaces", { ...github, BRANCH: "my edits" }, "the name of a branch"],
  ["another word for draft", { ...github, SAVES: "review" }, "It must be draft or publish."],
  ["no repository", { BACKEND: "github" }, "GATSBY_ADMIN_REPO is not set."],
  ["only a repository", { REPO: "a/b" }, "GATSBY_ADMIN_BACKEND is not set, but other"],
  ["GitLab without an application", { ...gitlab, APP_ID: "" }, "GATSBY_ADMIN_APP_ID is not set."],
  ["Gitea without a branch", { ...gitea, BRANCH: "" }, "GATSBY_ADMIN_BRANCH is not set. With gitea"],
])("rejects %s, and says what to write", (_, given, message) => {
  expect(() => read(given)).toThrow(message);
});

test.each([
  ["github", "https://github.com", "https://api.github.com"],
  ["github", "https://git.example", "https://git.example/api/v3"],
  ["gitlab", "https://gitlab.com", "https://gitlab.com/api/v4"],
  ["gitea", "https://git.example", "https://git.example/api/v1"],
] as const)("the API of %s at %s is %s", (backend, host, root) => {
  expect(apiRoot({ backend, host })).toBe(root);
});
