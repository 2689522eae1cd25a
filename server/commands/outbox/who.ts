import { userInfo } from "node:os";

/** Who runs the command, for the audit trail: behind sudo, the person and not root. */
export function operator(): string {
  return process.env.SUDO_USER || systemUser();
}

/** A container may run under a number that no user has. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}
