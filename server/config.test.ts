/** @jest-environment node */
import { resolve } from "node:path";
import { ConfigError, readConfig } from "./config";

const clinicEmail = "hello@clinic.example";

test("needs nothing", () => {
  expect(readConfig({ PATH: "/bin" }, clinicEmail)).toEqual({
    siteUrl: "http://localhost:9000",
    host: "127.0.0.1",
    port: 9000,
    publicDirectory: resolve("public"),
    policyFile: resolve("deploy/policy.json"),
    trustProxy: 0,
    captcha: undefined,
    outbox: { url: "file:var/outbox.db", authToken: undefined },
    mail: { from: clinicEmail, to: clinicEmail, smtpUrl: undefined, directory: resolve("var/mail") },
    monitoring: { alertUrl: undefined, heartbeatUrl: undefined, metricsPort: undefined },
  });
});

test("takes an empty variable for none", () => {
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
  [
    "SMTP_URL",
    "smtps://user:pass@mail.example:465",
    { mail: { smtpUrl: "smtps://user:pass@mail.example:465" } },
  ],
  ["OUTBOX_URL", "file:/srv/outbox.db", { outbox: { url: "file:/srv/outbox.db" } }],
  ["OUTBOX_URL", "libsql://outbox.example", { outbox: { url: "libsql://outbox.example" } }],
  [
    "RECAPTCHA_SECRET",
    "secret",
    { captcha: { secret: "secret", verifyUrl: "https://www.google.com/recaptcha/api/siteverify" } },
  ],
])("takes %s=%s", (name, value, expected) => {
  expect(readConfig({ [name]: value }, clinicEmail)).toMatchObject(expected);
});

const site = "an http or https address without a path, such as https://www.example.org";
const port = "a whole number from 0 to 65535";
const host = "a host name or an IP address, such as 127.0.0.1 or 0.0.0.0";
const mail = "an email address, such as hello@example.org";

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
  ["TRUST_PROXY", "true", "the number of proxies in front of the server, from 0 to 9"],
  ["RECAPTCHA_VERIFY_URL", "google", "an http or https address"],
])("refuses %s=%s", (name, value, expected) => {
  const read = () => readConfig({ [name]: value }, clinicEmail);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(`${name} is "${value}". It must be ${expected}.`);
});

test("names every fault at once", () => {
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
])("refuses %s=%s without repeating what may hold a password", (name, value) => {
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

test("is content with a whole set in production", () => {
  expect(readConfig(production, clinicEmail)).toMatchObject({ mail: { smtpUrl: "smtp://mail.example" } });
});

test.each(["RECAPTCHA_SECRET", "SMTP_URL", "MAIL_FROM", "MAIL_TO"])(
  "refuses production without %s",
  (name) => {
    const read = () => readConfig({ ...production, [name]: "" }, clinicEmail);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`${name} is not set, and NODE_ENV is "production": without it, `);
  },
);
