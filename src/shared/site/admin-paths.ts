/** The address of the editor, in the live view and, if it is set up, on the public site. */
export const adminPath = "/admin";

/** The address of the server's sign-in helper for GitHub. */
export const signInPath = `${adminPath}/sign-in`;
