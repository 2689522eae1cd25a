import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "./config";

/**
 * Adds systemd credentials (`LoadCredential=SMTP_URL:…`): files that are named like the variables that they
 * set. They override the environment, which any process of the same user can read.
 * @throws ConfigError when the folder or a file in it cannot be read
 */
export function withCredentials(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const folder = environment.CREDENTIALS_DIRECTORY;
  if (!folder) return environment;
  try {
    const names = readdirSync(folder).filter((name) => /^[A-Z][A-Z_]*$/.test(name));
    const given = names.map((name) => [name, readFileSync(join(folder, name), "utf8").trim()]);
    return { ...environment, ...Object.fromEntries(given) };
  } catch (error) {
    throw new ConfigError(
      `CREDENTIALS_DIRECTORY is ${JSON.stringify(folder)} and cannot be read: ${(error as Error).message}\n` +
        "systemd sets it for a service with LoadCredential=. Elsewhere, unset it, or make sure that this user may read the folder.",
    );
  }
}
