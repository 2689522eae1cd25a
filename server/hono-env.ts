/** Hono's context type for the site. */
export interface SiteEnv {
  /** `isFile`: the response is a file, which has the security headers already. */
  Variables: { isFile?: true };
}
