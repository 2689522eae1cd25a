import { rmSync } from "node:fs";
import { join } from "node:path";
import { adminPath } from "../../shared/site/admin-paths";

/**
 * Removes /admin from a built site, so that no later step of a build takes it for a page of the site.
 * @param project the project's folder
 */
export function removeWebAdmin(project: string): void {
  rmSync(join(project, "public", adminPath), { recursive: true, force: true });
}
