interface Address {
  readonly host: string;
  readonly port: number;
}

/** The site's URL for a browser on this machine, with localhost for a loopback or wildcard address. */
export function siteAddress({ host, port }: Address): string {
  const isLocal = ["127.0.0.1", "0.0.0.0", "::1", "::"].includes(host);
  const name = host.includes(":") ? `[${host}]` : host;
  return `http://${isLocal ? "localhost" : name}:${port}`;
}

/** The message for a failed listen(), which says what to do. */
export function explainListenError(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: Address,
): string {
  const otherPort = `PORT=${port === 9000 ? 9001 : 9000} npm run serve`;
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is in use, perhaps by another copy of this server. To choose another: ${otherPort}`;
    case "EACCES":
      return `You have no permission to use port ${port}. To choose another: ${otherPort}`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST is "${host}", which is not an address of this machine. Unset it to listen on 127.0.0.1.`;
    default:
      return `The server cannot listen on port ${port} of ${host}: ${message}`;
  }
}
