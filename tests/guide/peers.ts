/**
 * What the machine of the guide meets on its own network, where this process runs: a mail server, the receiver of alerts, and
 * the way to the proxy. Writes what arrives as files into a folder, the first argument.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import { connect, createServer as createForwarder } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

const [, , folder = ""] = process.argv;
const tls = {
  key: readFileSync(join(folder, "key.pem")),
  cert: readFileSync(join(folder, "certificate.pem")),
};

let mails = 0;
const mailServer = new SMTPServer({
  ...tls,
  secure: true,
  onAuth: ({ username, password }, _, callback) =>
    username === "user" && password === "password"
      ? callback(null, { user: username })
      : callback(new Error("Wrong user or password")),
  onMailFrom: (_, __, callback) =>
    callback(
      existsSync(join(folder, "refuse"))
        ? Object.assign(new Error("Try later"), { responseCode: 451 })
        : null,
    ),
  async onData(stream, { envelope }, callback) {
    const mail = await text(stream);
    const recipients = envelope.rcptTo.map(({ address }) => address).join(", ");
    writeFileSync(join(folder, `${++mails}.eml`), `X-Recipients: ${recipients}\n${mail}`);
    callback();
  },
});
// A client that does not trust the certificate.
mailServer.on("error", ({ message }) => process.stderr.write(`The mail server: ${message}\n`));
mailServer.listen(465, "127.0.0.1");

createServer(tls, async (request, response) => {
  const body = await text(request);
  appendFileSync(join(folder, "calls"), `${request.method} ${request.url} ${body}\n`);
  response.end("ok");
}).listen(8443, "127.0.0.1");

createForwarder((client) => {
  const proxy = connect(join(folder, "proxy"));
  client.on("error", () => proxy.destroy());
  proxy.on("error", () => client.destroy());
  client.pipe(proxy).pipe(client);
}).listen(3128, "127.0.0.1", () => process.stdout.write("ready\n"));
