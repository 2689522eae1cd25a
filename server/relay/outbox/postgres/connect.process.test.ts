import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  describeWithPostgres,
  type PostgresServer,
  setUpPostgres,
  startPostgres,
} from "../../../testing/postgres";
import { freePort } from "../../../testing/test-process";
import { connectToPrimary } from "./connect";
import { type PostgresTarget, parsePostgresUrl } from "./connection-url";

jest.setTimeout(60_000);

/** @returns why no connection can be made */
async function failure(url: string): Promise<Error> {
  return connectToPrimary(parsePostgresUrl(url) as PostgresTarget).then(
    () => new Error("It could connect."),
    (error) => error,
  );
}

test("says of each host why it cannot be used, and not the password", async () => {
  const ports = [await freePort(), await freePort()];
  const error = await failure(`postgres://relay:hunter2@localhost:${ports[0]},127.0.0.1:${ports[1]}/relay`);
  expect(error.message).toMatch(
    /^No host of OUTBOX_URL can be reached and accepts writes\. localhost: connect ECONNREFUSED .+; 127\.0\.0\.1: connect ECONNREFUSED \S+$/,
  );
  expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain("hunter2");
});

describeWithPostgres("a connection to PostgreSQL", () => {
  const { server, owner } = setUpPostgres();
  afterEach(() => owner().query("ALTER ROLE relay RESET ALL"));

  test("does not depend on the settings of the database and the role", async () => {
    await owner().query("ALTER ROLE relay SET default_transaction_isolation = serializable");
    await owner().query("ALTER ROLE relay SET search_path = ''");
    const client = await connectToPrimary(parsePostgresUrl(server().url("relay")) as PostgresTarget);
    const { rows } = await client.query("SHOW default_transaction_isolation");
    expect(rows).toEqual([{ default_transaction_isolation: "read committed" }]);
    await client.end();
  });

  test.each([
    ["a database that does not exist", () => server().url("relay", "nowhere"), /"nowhere" does not exist/],
    ["a role that does not exist", () => server().url("nobody"), /role "nobody" does not exist/],
  ])("names %s", async (_, url, message) => expect((await failure(url())).message).toMatch(message));
});

/** Makes a self-signed certificate for localhost in the server's folder. */
function makeCertificate({ folder }: PostgresServer): string {
  const certificate = join(folder, "server.crt");
  const files = ["-keyout", join(folder, "server.key"), "-out", certificate];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...files, ...subject], {
    stdio: "pipe",
  });
  const { uid, gid } = statSync(folder);
  for (const file of ["server.key", "server.crt"]) {
    chownSync(join(folder, file), uid, gid);
    chmodSync(join(folder, file), 0o600);
  }
  return certificate;
}

describeWithPostgres("a connection with TLS", () => {
  let server: PostgresServer;
  let certificate: string;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    const settings = { listen_addresses: "127.0.0.1", port: `${port}`, unix_socket_directories: "" };
    server = await startPostgres();
    certificate = makeCertificate(server);
    await server.stop("fast");
    const key = join(server.folder, "server.key");
    await server.start({ ...settings, ssl: "on", ssl_cert_file: certificate, ssl_key_file: key });
  }, 60_000);
  afterAll(() => server.remove());

  const connect = (host: string, more = "") =>
    connectToPrimary(
      parsePostgresUrl(`postgres://relay@${host}:${port}/relay?sslmode=verify-full${more}`) as PostgresTarget,
    );

  test("is made to a server whose certificate is known and names the host", async () => {
    const client = await connect("localhost", `&sslrootcert=${certificate}`);
    const { rows } = await client.query("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()");
    expect(rows).toEqual([{ ssl: true }]);
    await client.end();
  });

  test.each([
    ["its certificate is not known", () => connect("localhost"), /self-signed certificate/],
    [
      "its certificate names another host",
      () => connect("127.0.0.1", `&sslrootcert=${certificate}`),
      /does not match certificate's altnames/,
    ],
  ])("is refused when %s", (_, attempt, reason) => expect(attempt()).rejects.toThrow(reason));
});
