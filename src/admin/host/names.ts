import { adminPath } from "../../shared/site/admin-paths";

/** The address of the stand-in for a git host's REST API (Gitea's version 1). */
export const apiPath = `${adminPath}/api/v1`;

/** The name of the one repository that the stand-in has, as owner and name. */
export const repository = "website/saves";

/** The name of its one branch. */
export const branch = "data";

/** The address that says which page shows an entry, whose name follows: "/pages/about". */
export const besidePath = `${adminPath}/page-of`;

/** The address that closes the clinic today or tomorrow. */
export const closingPath = `${adminPath}/close-day`;
