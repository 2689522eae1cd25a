import { z } from "zod";
import { mustBe, origin } from "./setting-rules";

const hosts = { github: "https://github.com", gitlab: "https://gitlab.com", gitea: "https://gitea.com" };

/** The settings of /admin, as fields of the build's settings. */
export const adminFields = {
  GATSBY_ADMIN_BACKEND: z
    .enum(["github", "gitlab", "gitea"], {
      error: mustBe("github, gitlab or gitea (also for Forgejo), or not be set"),
    })
    .optional(),
  GATSBY_ADMIN_REPO: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, { error: mustBe("owner/name, such as clinic/website") })
    .optional(),
  GATSBY_ADMIN_BRANCH: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)*$/, { error: mustBe("the name of a branch, such as main") })
    .optional(),
  GATSBY_ADMIN_HOST: origin("https://git.example.org").optional(),
  GATSBY_ADMIN_APP_ID: z
    .string()
    .regex(/^[\w-]+$/, { error: mustBe("the id that the git host gave to its OAuth application") })
    .optional(),
  GATSBY_ADMIN_SAVES: z.enum(["draft", "publish"], { error: mustBe("draft or publish") }).default("draft"),
};

type Given = z.infer<z.ZodObject<typeof adminFields>>;

/** Finds settings of /admin that are missing beside the others. @returns one message for each */
export function missingForAdmin(given: Given): string[] {
  const {
    GATSBY_ADMIN_BACKEND: backend,
    GATSBY_ADMIN_REPO: repo,
    GATSBY_ADMIN_APP_ID: appId,
    GATSBY_ADMIN_BRANCH: branch,
  } = given;
  if (backend === undefined) {
    const others = repo ?? appId ?? branch ?? given.GATSBY_ADMIN_HOST;
    if (others === undefined) return [];
    return [
      "GATSBY_ADMIN_BACKEND is not set, but other settings of /admin are. It must be github, gitlab or gitea.",
    ];
  }
  const needed: readonly (readonly [isMissing: boolean, message: string])[] = [
    [repo === undefined, "GATSBY_ADMIN_REPO is not set. It must be owner/name, such as clinic/website."],
    [
      backend !== "github" && appId === undefined,
      `GATSBY_ADMIN_APP_ID is not set. With ${backend}, it must be the id of the OAuth application that editors sign in with.`,
    ],
    [
      backend === "gitea" && given.GATSBY_ADMIN_SAVES === "draft" && branch === undefined,
      "GATSBY_ADMIN_BRANCH is not set. With gitea, the editor has no drafts: name a branch that collects what editors save until somebody merges it, such as edits. Or set GATSBY_ADMIN_SAVES to publish.",
    ],
  ];
  return needed.filter(([isMissing]) => isMissing).map(([, message]) => message);
}

/** Returns the settings of /admin; null if it is off. */
export function adminOf(given: Given) {
  const { GATSBY_ADMIN_BACKEND: backend, GATSBY_ADMIN_REPO: repo } = given;
  if (backend === undefined || repo === undefined) return null;
  return {
    backend,
    /** The repository, as owner and name. */
    repo,
    /** The branch that is read and saved to; undefined: the repository's default branch. */
    branch: given.GATSBY_ADMIN_BRANCH,
    /** Origin of the git host. */
    host: given.GATSBY_ADMIN_HOST ?? hosts[backend],
    /** The id of the OAuth application at the git host; for GitHub, the sign-in helper of our server has it. */
    appId: given.GATSBY_ADMIN_APP_ID,
    /** Whether a save is a draft for review, which the editor itself knows how to make. */
    hasDrafts: backend !== "gitea" && given.GATSBY_ADMIN_SAVES === "draft",
  };
}

/** The editor at /admin of the public site: where it signs in and saves. */
export type AdminSettings = NonNullable<ReturnType<typeof adminOf>>;

/** The root of a git host's REST API. */
export function apiRoot({ backend, host }: Pick<AdminSettings, "backend" | "host">): string {
  if (backend === "github") return host === hosts.github ? "https://api.github.com" : `${host}/api/v3`;
  return `${host}/api/${backend === "gitlab" ? "v4" : "v1"}`;
}
