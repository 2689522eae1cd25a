import { parsePostgresUrl } from "./connection-url";

test.each([
  [
    "postgres://relay@a,b/relay?target_session_attrs=read-write&sslmode=verify-full",
    {
      hosts: [
        { host: "a", port: 5432 },
        { host: "b", port: 5432 },
      ],
      user: "relay",
      database: "relay",
      isEncrypted: true,
    },
  ],
  [
    "postgresql://re%40lay:p%2Fw@db.example:5433,[2001:db8::1]:5434/my%20db?sslrootcert=/etc/ca.pem",
    {
      hosts: [
        { host: "db.example", port: 5433 },
        { host: "2001:db8::1", port: 5434 },
      ],
      user: "re@lay",
      password: "p/w",
      database: "my db",
      isEncrypted: true,
      rootCertificate: "/etc/ca.pem",
    },
  ],
  [
    "postgres://relay@%2Frun%2Fpostgresql/relay",
    {
      hosts: [{ host: "/run/postgresql", port: 5432 }],
      user: "relay",
      database: "relay",
      isEncrypted: false,
    },
  ],
  [
    "postgres://relay@127.0.0.1/relay?sslmode=disable",
    { hosts: [{ host: "127.0.0.1", port: 5432 }], user: "relay", database: "relay", isEncrypted: false },
  ],
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
