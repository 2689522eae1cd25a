import { parsePostgresUrl } from "./connection-url";

const at = (host: string, port = 5432) => ({ host, port });
const relay = { user: "relay", database: "relay" };
const local = { ...relay, isEncrypted: false };
test.each([
  [
    "postgres://relay@a,b/relay?target_session_attrs=read-write&sslmode=verify-full",
    { ...relay, hosts: [at("a"), at("b")], isEncrypted: true },
  ],
  [
    "postgresql://re%40lay:p%2Fw@db.example:5433,[2001:db8::1]:5434/my%20db?sslrootcert=/etc/ca.pem",
    {
      hosts: [at("db.example", 5433), at("2001:db8::1", 5434)],
      ...{ user: "re@lay", password: "p/w", database: "my db" },
      ...{ isEncrypted: true, rootCertificate: "/etc/ca.pem" },
    },
  ],
  ["postgres://relay@%2Frun%2Fpostgresql/relay", { ...local, hosts: [at("/run/postgresql")] }],
  ["postgres://relay@127.0.0.1/relay?sslmode=disable", { ...local, hosts: [at("127.0.0.1")] }],
])("reads %s", (url, target) => expect(parsePostgresUrl(url)).toEqual(target));

test.each([
  ["no user", "postgres://db.example/relay"],
  ["no database", "postgres://relay@db.example/"],
  ["another protocol", "mysql://relay@db.example/relay"],
  ["no encryption to another machine", "postgres://relay@db.example/relay?sslmode=disable"],
  ["an unchecked certificate", "postgres://relay@db.example/relay?sslmode=require"],
  ["one host of several that is not local", "postgres://relay@localhost,b/relay?sslmode=disable"],
  ["a standby", "postgres://relay@db.example/relay?target_session_attrs=any"],
  ["an unknown parameter", "postgres://relay@db.example/relay?sslcompression=1"],
  ["a port that is too large", "postgres://relay@db.example:65536/relay"],
  ["a host with a space", "postgres://relay@db example/relay"],
  ["half an escape", "postgres://relay%@db.example/relay"],
])("refuses %s", (_, url) => expect(parsePostgresUrl(url)).toBeUndefined());
