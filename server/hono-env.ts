/** What the parts of the server tell each other about an answer on its way out. */
export interface SiteEnv {
  /** Whether it has the policy's headers already. */
  Variables: { isFile?: true };
}
