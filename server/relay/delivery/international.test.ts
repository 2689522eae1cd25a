import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { desk, refusal, startMailServer, validRequest } from "../../testing/test-relay";
import { composeMail } from "./mail";
import { smtpTransport } from "./transport";

const addresses = { from: "site@x.example", to: desk, host: "x.example", timeZone: "America/Anchorage" };

test.each([
  ["ana@bücher.example", "ana@xn--bcher-kva.example"],
  ["jörg@bücher.example", undefined],
  ["李@example.com", undefined],
])("a mail from %s is accepted by a server that only accepts ASCII headers", async (email, replyTo) => {
  const headers: string[] = [];
  const server = await startMailServer({
    onData: async (stream, _, done) => {
      const source = await text(stream.setEncoding("latin1"));
      const head = source.slice(0, source.indexOf("\r\n\r\n"));
      const isAscii = !/[\u0080-\u00ff]/.test(head);
      if (isAscii) headers.push(source);
      done(isAscii ? null : refusal(550));
    },
  });
  const transport = smtpTransport({ url: server.url, tls: "optional", bounces: "site@x.example" });
  const mail = await composeMail({ ...validRequest, email, name: "Jörg 李" }, addresses);
  const { replies } = await transport.send(mail, [desk], "1");
  transport.close();
  await server.stop();
  expect(replies).toMatchObject([{ kind: "accepted" }]);
  const read = await PostalMime.parse(headers[0] ?? "");
  expect(read.replyTo?.map(({ address }) => address)).toEqual(replyTo === undefined ? undefined : [replyTo]);
  expect(read.text).toContain(`Email: ${email}\n`);
});
