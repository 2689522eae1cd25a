interface Address {
  readonly host: string;
  readonly port: number;
}

/** The address to type into a browser on this machine: that of the host, or localhost where it stands for all. */
export function siteAddress({ host, port }: Address): string {
  const isLocal = ["127.0.0.1", "0.0.0.0", "::1", "::"].includes(host);
  const name = host.includes(":") ? `[${host}]` : host;
  return `http://${isLocal ? "localhost" : name}:${port}`;
}

/** Says in words what to do when the server cannot listen at its address. */
export function explainListenError(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: Address,
): string {
  const otherPort = `PORT=${port === 9000 ? 9001 : 9000} npm run serve`;
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is taken, perhaps by another copy of this server. To choose another: ${otherPort}`;
    case "EACCES":
      return `Port ${port} needs more rights than you have here. To choose another: ${otherPort}`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST is "${host}", which is no address of this machine. Leave it out to listen on 127.0.0.1.`;
    default:
      return `The server cannot listen on port ${port} of ${host}: ${message}`;
  }
}
