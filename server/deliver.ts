import type { Config } from "./config";
import { type Deliver, deliverToFolder } from "./mail-folder";

/** Where accepted requests go, as the server's settings have it. */
export function deliverAsSet({ siteUrl, mail }: Config): Deliver {
  const { hostname } = new URL(siteUrl);
  return deliverToFolder(mail.directory, { from: mail.from, to: mail.to, host: hostname });
}
