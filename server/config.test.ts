import { resolve } from "node:path";
import { ConfigError, readConfig } from "./config";

const clinicEmail = "hello@clinic.example";
const verifyUrl = "https://www.google.com/recaptcha/api/siteverify";

test("every setting has a default outside production", () => {
  expect(readConfig({ PATH: "/bin" }, clinicEmail)).toEqual({
    isProduction: false,
    siteUrl: "http://localhost:9000",
    host: "127.0.0.1",
    port: 9000,
    publicDirectory: resolve("public"),
    policyFile: resolve("deploy/policy.json"),
    trustProxy: 0,
    captcha: undefined,
    outbox: { url: "file:var/outbox.db", keys: [] },
    mail: {
      from: clinicEmail,
      to: clinicEmail,
      smtpUrl: undefined,
      tls: "optional",
      bounces: undefined,
      directory: resolve("var/mail"),
    },
    monitoring: { alertUrl: undefined, heartbeatUrl: undefined, metricsPort: undefined },
  });
});

test("treats an empty variable as not set", () => {
  const empty = { SITE_URL: "", HOST: " ", PORT: "", MAIL_FROM: "", MAIL_TO: "" };
  expect(readConfig(empty, clinicEmail)).toEqual(readConfig({}, clinicEmail));
});

test.each([
  ["SITE_URL", "https://www.clinic.example/", { siteUrl: "https://www.clinic.example" }],
  ["SITE_URL", "http://localhost:8000", { siteUrl: "http://localhost:8000" }],
  ["PORT", "0", { port: 0 }],
  ["PORT", "65535", { port: 65535 }],
  ["HOST", "0.0.0.0", { host: "0.0.0.0" }],
  ["HOST", "::1", { host: "::1" }],
  ["HOST", "localhost", { host: "localhost" }],
  ["MAIL_FROM", "Clinic site <site@clinic.example>", { mail: { from: "Clinic site <site@clinic.example>" } }],
  ["MAIL_TO", "a@clinic.example, b@clinic.example", { mail: { to: "a@clinic.example, b@clinic.example" } }],
  ["TRUST_PROXY", "2", { trustProxy: 2 }],
  ["METRICS_PORT", "9464", { monitoring: { metricsPort: 9464 } }],
  ["ALERT_URL", "https://hooks.example/T0/x", { monitoring: { alertUrl: "https://hooks.example/T0/x" } }],
  ["HEARTBEAT_URL", "http://127.0.0.1:8000/1", { monitoring: { heartbeatUrl: "http://127.0.0.1:8000/1" } }],
  ["SMTP_URL", "smtps://a:b@mail.example:465", { mail: { smtpUrl: "smtps://a:b@mail.example:465" } }],
  ["OUTBOX_URL", "file:/srv/outbox.db", { outbox: { url: "file:/srv/outbox.db" } }],
  ["MAIL_BOUNCES", "bounces@clinic.example", { mail: { bounces: "bounces@clinic.example" } }],
  ["SMTP_TLS", "unchecked", { mail: { tls: "unchecked" } }],
  ["RECAPTCHA_SECRET", "secret", { captcha: { secret: "secret", verifyUrl } }],
])("accepts %s=%s", (name, value, expected) => {
  expect(readConfig({ [name]: value }, clinicEmail)).toMatchObject(expected);
});

const site = "an http or https address without a path, such as https://www.example.org";
const port = "a whole number from 0 to 65535";
const host = "a host name or an IP address, such as 127.0.0.1 or 0.0.0.0";
const mail = "an email address, such as hello@example.org";

test("reads OUTBOX_KEYS in order", () => {
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const OUTBOX_KEYS = `2026-11:${one.toString("base64")}, old_1:${other.toString("base64")}`;
  expect(readConfig({ OUTBOX_KEYS }, clinicEmail).outbox.keys).toEqual([
    { id: "2026-11", bytes: one },
    { id: "old_1", bytes: other },
  ]);
});

test("a database needs OUTBOX_KEYS, because relays on different machines need the same", () => {
  const OUTBOX_URL = "postgres://relay:hunter2@a.example,b.example/relay";
  const OUTBOX_KEYS = `k1:${Buffer.alloc(32, 1).toString("base64")}`;
  expect(readConfig({ OUTBOX_URL, OUTBOX_KEYS }, clinicEmail).outbox.url).toBe(OUTBOX_URL);
  const read = () => readConfig({ OUTBOX_URL }, clinicEmail);
  expect(read).toThrow(/^OUTBOX_KEYS is not set, and OUTBOX_URL is a database\. It must be keys as id:key/);
  expect(read).not.toThrow(/hunter2/);
});

test.each([
  ["SITE_URL", "www.clinic.example", site],
  ["SITE_URL", "ftp://clinic.example", site],
  ["SITE_URL", "https://clinic.example/site", site],
  ["SITE_URL", "https://clinic.example/?a=1", site],
  ["PORT", "ninety", port],
  ["PORT", "-1", port],
  ["PORT", "65536", port],
  ["PORT", "80.5", port],
  ["PORT", "0x50", port],
  ["METRICS_PORT", "70000", port],
  ["HOST", "http://localhost", host],
  ["HOST", "no host", host],
  ["MAIL_FROM", "clinic", mail],
  ["MAIL_TO", "a@clinic.example, clinic", mail],
  ["MAIL_BOUNCES", "a@clinic.example, b@clinic.example", "one email address, such as bounces@example.org"],
  ["SMTP_TLS", "yes", "required, unchecked or optional"],
  ["TRUST_PROXY", "true", "the number of proxies in front of the server, from 0 to 9"],
  ["RECAPTCHA_VERIFY_URL", "google", "an http or https address"],
])("rejects %s=%s", (name, value, expected) => {
  const read = () => readConfig({ [name]: value }, clinicEmail);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(`${name} is "${value}". It must be ${expected}.`);
});

test("reports all errors at once", () => {
  const read = () => readConfig({ PORT: "x", SITE_URL: "y" }, clinicEmail);
  expect(read).toThrow(`SITE_URL is "y". It must be ${site}.\nPORT is "x". It must be ${port}.`);
});

test.each([
  ["SMTP_URL", "hunter2@mail.example"],
  ["SMTP_URL", "https://hunter2@mail.example"],
  ["OUTBOX_URL", "file::memory:"],
  ["OUTBOX_URL", "file:hunter2.db?mode=memory"],
  ["OUTBOX_URL", "hunter2.db"],
  ["ALERT_URL", "hooks.example/hunter2"],
  ["ALERT_URL", "ftp://hooks.example/hunter2"],
  ["HEARTBEAT_URL", "hunter2"],
  ["OUTBOX_URL", "libsql://hunter2.example"],
  ["OUTBOX_URL", "postgres://relay:hunter2@db.example/relay?sslmode=disable"],
  ["OUTBOX_KEYS", "hunter2"],
  ["OUTBOX_KEYS", "k1:hunter2"],
  ["OUTBOX_KEYS", `k 1:hunter2${"x".repeat(36)}=`],
  ["OUTBOX_KEYS", `k1:hunter2${"x".repeat(36)}=,k2:hunter2${"x".repeat(36)}=`],
  ["OUTBOX_KEYS", `${"k".repeat(33)}:hunter2${"x".repeat(36)}=`],
])("rejects %s=%s without repeating a value that may contain a password", (name, value) => {
  const read = () => readConfig({ [name]: value }, clinicEmail);
  expect(read).toThrow(`${name} must be `);
  expect(read).not.toThrow(/hunter2/);
});

const production = {
  NODE_ENV: "production",
  RECAPTCHA_SECRET: "secret",
  SMTP_URL: "smtp://mail.example",
  MAIL_FROM: "site@clinic.example",
  MAIL_TO: "desk@clinic.example",
};

test.each([
  ["smtp://mail.example", {}, "required"],
  ["smtps://mail.example", {}, "required"],
  ["smtp://127.0.0.1:2525", {}, "optional"],
  ["smtp://localhost", {}, "optional"],
  ["smtp://[::1]", {}, "optional"],
  ["smtp://localhost.example", {}, "required"],
  ["smtp://mail.example", { SMTP_TLS: "unchecked" }, "unchecked"],
  ["smtp://mail.example?requireTLS=true", {}, "required"],
])("in production, mail through %s with %p uses TLS: %s", (SMTP_URL, settings, tls) => {
  expect(readConfig({ ...production, ...settings, SMTP_URL }, clinicEmail)).toMatchObject({ mail: { tls } });
});

test.each<[Record<string, string>, RegExp]>([
  [{ SMTP_TLS: "optional" }, /^SMTP_TLS is "optional", and NODE_ENV is "production"/],
  [{ SMTP_URL: "smtp://hunter2@mail.example?ignoreTLS=true" }, /^SMTP_URL changes TLS by a parameter/],
  [{ SMTP_URL: "smtp://hunter2@mail.example?tls.rejectUnauthorized=false" }, /^SMTP_URL changes TLS/],
  [{ SMTP_URL: "smtp://hunter2@mail.example?a=b&requireTLS=false" }, /^SMTP_URL changes TLS/],
])("rejects %p in production, where mail must be encrypted", (settings, message) => {
  const read = () => readConfig({ ...production, ...settings }, clinicEmail);
  expect(read).toThrow(message);
  expect(read).not.toThrow(/hunter2/);
});

test.each(["RECAPTCHA_SECRET", "SMTP_URL", "MAIL_FROM", "MAIL_TO"])("production needs %s", (name) => {
  const read = () => readConfig({ ...production, [name]: "" }, clinicEmail);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(`${name} is not set, and NODE_ENV is "production": without it, `);
});
