/** One server of a PostgreSQL group. The host of a socket is its folder, which begins with a slash. */
export interface PostgresHost {
  readonly host: string;
  readonly port: number;
}

/** A PostgreSQL database, as OUTBOX_URL names it. */
export interface PostgresTarget {
  /** Tried in order until one accepts writes. */
  readonly hosts: readonly PostgresHost[];
  readonly user: string;
  readonly password?: string;
  readonly database: string;
  /** Whether the connection uses TLS and checks the certificate and its host name. */
  readonly isEncrypted: boolean;
  /** The path of the certificates to trust instead of the system's (PEM). */
  readonly rootCertificate?: string;
}

/** The format of a PostgreSQL URL, for messages, which must not show its value. */
export const postgresUrlRule =
  "a PostgreSQL database, such as postgres://relay:password@db1.example.org,db2.example.org/relay?target_session_attrs=read-write&sslmode=verify-full. sslmode must be verify-full, or disable for this machine only; sslrootcert may name a file; other parameters are not supported";

const urlPattern = /^postgres(?:ql)?:\/\/([^:@/?#]+)(?::([^@/?#]*))?@([^@/?#]+)\/([^/?#]+)(?:\?([^#]*))?$/;
const hostPattern = /^(\[[0-9a-fA-F:.]+\]|[\w.%-]+)(?::(\d{1,5}))?$/;

/** Whether a URL is that of a PostgreSQL database, valid or not. */
export function isPostgresUrl(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}

/**
 * Parses a URL of libpq's format with one or more hosts.
 * @returns undefined when it breaks postgresUrlRule
 */
export function parsePostgresUrl(url: string): PostgresTarget | undefined {
  const [, user, password, list, database, search = ""] = urlPattern.exec(url) ?? [];
  if (!user || !list || !database) return undefined;
  try {
    const hosts = list.split(",").map(parseHost);
    const known = hosts.filter((host) => host !== undefined);
    const { sslmode, sslrootcert, target_session_attrs, ...others } = Object.fromEntries(
      new URLSearchParams(search),
    );
    const isLocal = known.every(isOnThisMachine);
    const mode = sslmode ?? (isLocal ? "disable" : "verify-full");
    const isGood =
      known.length === hosts.length &&
      Object.keys(others).length === 0 &&
      (target_session_attrs ?? "read-write") === "read-write" &&
      (mode === "verify-full" || (mode === "disable" && isLocal));
    if (!isGood) return undefined;
    return {
      hosts: known,
      user: decodeURIComponent(user),
      ...(password ? { password: decodeURIComponent(password) } : {}),
      database: decodeURIComponent(database),
      isEncrypted: mode === "verify-full",
      ...(sslrootcert ? { rootCertificate: sslrootcert } : {}),
    };
  } catch {
    // A percent sign that encodes nothing.
    return undefined;
  }
}

function parseHost(text: string): PostgresHost | undefined {
  const [, host, port = "5432"] = hostPattern.exec(text) ?? [];
  if (!host || Number(port) > 65_535) return undefined;
  return { host: decodeURIComponent(host.replace(/^\[(.+)\]$/, "$1")), port: Number(port) };
}

/** Whether a connection to a host cannot leave this machine: a socket, or a loopback address. */
function isOnThisMachine({ host }: PostgresHost): boolean {
  return host.startsWith("/") || /^(localhost|127(\.\d+){3}|::1)$/.test(host);
}
