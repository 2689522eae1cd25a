import { buildSchema } from "graphql";

/**
 * The part of GitHub's GraphQL schema that the editor asks for.
 * @see https://docs.github.com/en/graphql/reference
 */
export const githubSchema = buildSchema(`
  scalar GitObjectID
  scalar DateTime
  type Query { repository(owner: String!, name: String!): Repository }
  type Mutation {
    createRef(input: CreateRefInput!): CreateRefPayload
    createCommitOnBranch(input: CreateCommitOnBranchInput!): CreateCommitOnBranchPayload
  }
  input CreateRefInput { repositoryId: ID!, name: String!, oid: GitObjectID! }
  type CreateRefPayload { ref: Ref }
  input CreateCommitOnBranchInput {
    branch: CommittableBranch!
    expectedHeadOid: GitObjectID!
    fileChanges: FileChanges
    message: CommitMessage!
  }
  input CommittableBranch { repositoryNameWithOwner: String, branchName: String }
  input FileChanges { additions: [FileAddition!], deletions: [FileDeletion!] }
  input FileAddition { path: String!, contents: String! }
  input FileDeletion { path: String! }
  input CommitMessage { headline: String! }
  type CreateCommitOnBranchPayload { commit: Commit }
  type Repository {
    id: ID!
    defaultBranchRef: Ref
    ref(qualifiedName: String!): Ref
    object(oid: GitObjectID, expression: String): GitObject
    pullRequests(
      states: [PullRequestState!]
      labels: [String!]
      headRefName: String
      first: Int
      orderBy: IssueOrder
    ): PullRequestConnection!
  }
  type Ref { name: String!, target: GitObject }
  interface GitObject { oid: GitObjectID! }
  type Blob implements GitObject {
    oid: GitObjectID!
    text: String
    byteSize: Int!
    isBinary: Boolean
    isTruncated: Boolean!
  }
  type Commit implements GitObject {
    oid: GitObjectID!
    message: String!
    committedDate: DateTime!
    author: GitActor
    file(path: String!): TreeEntry
    history(first: Int, path: String): CommitHistoryConnection!
    status: Status
    deployments(last: Int, orderBy: IssueOrder): DeploymentConnection
    checkSuites(last: Int): CheckSuiteConnection
  }
  type TreeEntry { oid: GitObjectID! }
  type CommitHistoryConnection { nodes: [Commit] }
  type GitActor { name: String, email: String, avatarUrl: String, user: User }
  type User implements Actor { login: String!, avatarUrl: String, name: String, email: String!, databaseId: Int }
  interface Actor { login: String!, avatarUrl: String }
  type Status { contexts: [StatusContext!]! }
  type StatusContext { context: String!, state: String!, targetUrl: String, description: String }
  type DeploymentConnection { nodes: [Deployment] }
  type Deployment { environment: String, latestStatus: DeploymentStatus }
  type DeploymentStatus { state: String!, environmentUrl: String, description: String }
  type CheckSuiteConnection { nodes: [CheckSuite] }
  type CheckSuite { checkRuns(last: Int): CheckRunConnection }
  type CheckRunConnection { nodes: [CheckRun] }
  type CheckRun { name: String!, status: String!, conclusion: String, detailsUrl: String, summary: String }
  enum PullRequestState { OPEN CLOSED MERGED }
  enum OrderDirection { ASC DESC }
  enum OrderField { CREATED_AT UPDATED_AT }
  input IssueOrder { field: OrderField!, direction: OrderDirection! }
  type PullRequestConnection { totalCount: Int!, nodes: [PullRequest] }
  type PullRequest {
    id: ID!
    number: Int!
    title: String!
    url: String!
    isDraft: Boolean!
    isCrossRepository: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
    headRefName: String!
    headRefOid: GitObjectID!
    author: Actor
    labels(first: Int): LabelConnection
    files(first: Int): PullRequestChangedFileConnection
  }
  type LabelConnection { nodes: [Label] }
  type Label { name: String! }
  type PullRequestChangedFileConnection { nodes: [PullRequestChangedFile] }
  type PullRequestChangedFile { path: String!, changeType: String! }
`);
