import type { SMTPServerOptions } from "smtp-server";
import { asJson, createLog } from "../../log";
import { setUpTransport } from "../../testing/delivery";
import { desk } from "../../testing/test-relay";
import type { SmtpSettings } from "./transport";

jest.setTimeout(20_000);

const { mailServer, send: sendTo } = setUpTransport();

const send = (url: string, tls: SmtpSettings["tls"]) => sendTo(url, { tls }, [desk]);

// smtp-server logs an error about its self-signed certificate, which these tests need.
beforeEach(() => void jest.spyOn(console, "error").mockImplementation(() => {}));

/** A server that records logins. */
async function loginServer(options: SMTPServerOptions) {
  const logins: unknown[] = [];
  const server = await mailServer({
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) => {
      logins.push([username, password]);
      done(null, { user: username });
    },
    ...options,
  });
  return { ...server, logins, url: `smtp://user:hunter2@127.0.0.1:${server.port}` };
}

test.each<[SmtpSettings["tls"], string, SMTPServerOptions, boolean]>([
  ["required", "offers no TLS", { disabledCommands: ["STARTTLS"] }, false],
  ["required", "has a self-signed certificate", { disabledCommands: [] }, false],
  ["unchecked", "offers no TLS", { disabledCommands: ["STARTTLS"] }, false],
  ["unchecked", "has a self-signed certificate", { disabledCommands: [] }, true],
  ["optional", "offers no TLS", { disabledCommands: ["STARTTLS"] }, true],
  ["optional", "has a self-signed certificate", { disabledCommands: [] }, true],
])("with TLS %s, a server that %s gets password and text: %p", async (tls, _, options, isTrusted) => {
  const server = await loginServer(options);
  const { replies } = await send(server.url, tls);
  expect(replies).toMatchObject([{ kind: isTrusted ? "accepted" : "temporary" }]);
  expect(server.logins).toEqual(isTrusted ? [["user", "hunter2"]] : []);
  expect(server.mails).toHaveLength(isTrusted ? 1 : 0);
});

test("smtps: verifies the certificate unless that is turned off", async () => {
  const server = await mailServer({ secure: true });
  const url = `smtps://127.0.0.1:${server.port}`;
  for (const [tls, kind] of [
    ["required", "temporary"],
    ["optional", "temporary"],
    ["unchecked", "accepted"],
  ] as const)
    expect((await send(url, tls)).replies).toMatchObject([{ kind }]);
});

test.each([
  ["smtp", { disabledCommands: [] }],
  ["smtps", { secure: true }],
])("%s: the log says that a certificate is bad, not only that nothing connects", async (scheme, options) => {
  const server = await mailServer(options);
  const { error } = await send(`${scheme}://127.0.0.1:${server.port}`, "required");
  const lines: string[] = [];
  // Copied, because Node's own errors are not instances of Jest's Error.
  const cause = Object.assign(new Error(), error);
  createLog((line) => lines.push(line), asJson).warn("delivery failed", { cause });
  expect(JSON.parse(`${lines[0]}`).cause).toMatchObject({
    code: "ESOCKET",
    // smtp-server's own certificate, which has expired too.
    originalCode: expect.stringMatching(/^(DEPTH_ZERO_SELF_SIGNED_CERT|CERT_HAS_EXPIRED)$/),
  });
});
