import { userInfo } from "node:os";

/** The user name of the operator, for the audit trail: with sudo, the person and not root. */
export function operator(): string {
  return process.env.SUDO_USER || systemUser();
}

/** Falls back to the uid, because a container may run under one without a user name. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}
