import MailComposer from "nodemailer/lib/mail-composer";
import PostalMime from "postal-mime";
import { addresses, validRequest } from "../../testing/test-relay";
import type { AcceptedRequest } from "../outbox/outbox";
import { callbackLink, composeMail } from "./mail";

async function compose(changes: Partial<AcceptedRequest>) {
  const to = `Front desk <${addresses.to}>`;
  const mail = await composeMail({ ...validRequest, ...changes }, { ...addresses, to });
  return new MailComposer(mail).compile().build();
}

/** Composes a request's mail and parses it as a mail program does. */
const read = async (changes: Partial<AcceptedRequest> = {}) => PostalMime.parse(await compose(changes));

test("has reply-to, call-back link, subject and Message-ID, and no block about talking", async () => {
  const mail = await read();
  expect(mail).toMatchObject({
    from: { address: addresses.from },
    to: [{ address: addresses.to, name: "Front desk" }],
    replyTo: [{ address: "ana@example.com", name: "Ana Example" }],
    subject: "Evaluation request, no. 7F9C",
    messageId: "<7f9c24e5-2f1b-4c53-9a3f-0d8f3f1f0a11@x.example>",
    date: "2026-11-20T18:05:09.000Z",
  });
  expect(mail.text?.trim()).toBe(`Evaluation Request, no. 7F9C

Name: Ana Example
Call back: 907-555-0100 <tel:+19075550100>
Email: ana@example.com

My son walks on his toes.

Can you help?

-- 
Received Friday, November 20, 2026 at 9:05 AM, from the form on the website. Request 7f9c24e5-2f1b-4c53-9a3f-0d8f3f1f0a11.`);
  expect(mail.html).toContain('<a href="tel:+19075550100"');
  expect(mail.html).toContain('<a href="mailto:ana@example.com"');
  expect(mail.html).toContain("My son walks on his toes.<br>\n<br>\nCan you help?<br>");
  expect(mail.html).not.toContain("How to talk");
});

const heading = "Appointment Request\nPreferred Date: 11/24/2026\nPreferred Time: 14:30\n";

test("shows the preferred date and time of an appointment request", async () => {
  const mail = await read({ message: `${heading}\nMy son walks on his toes.` });
  expect(mail.subject).toBe("Appointment request, Tuesday 24 November, no. 7F9C");
  expect(mail.text).toMatch(/^Appointment Request, no\. 7F9C\n\n/);
  expect(mail.text).toContain("Preferred Date: 11/24/2026 (Tuesday)\nPreferred Time: 14:30 (2:30pm)\n");
  expect(mail.text).toContain("\n\nMy son walks on his toes.\n");
  expect(mail.html).toContain(">14:30 (2:30pm)</b>");
  expect(mail.text?.match(/Appointment Request/g)).toHaveLength(1);
});

test.each([
  ["an evaluation", ""],
  ["an appointment", heading],
])("shows how to talk with the family at the top of the mail about %s", async (_, top) => {
  const talk = "Language: Spanish\nInterpreter: yes\nTalk by: ASL (sign language), relay (711)";
  const mail = await read({ message: `${top}${talk}\n\nHello <3` });
  const [, ...rest] = mail.text?.split("\n\n") ?? [];
  expect(rest[0]).toBe(`How to talk with this family\n${talk}`);
  expect(rest[1]).toMatch(/^Name: Ana Example\n/);
  expect(rest[2]).toBe("Hello <3");
  expect(mail.text?.match(/Spanish/g)).toHaveLength(1);
  const [above = "", below = ""] = mail.html?.split("Call back") ?? [];
  for (const value of ["Spanish", "yes", "ASL (sign language), relay (711)"]) {
    expect(above).toMatch(new RegExp(`: <b [^>]*>${value.replace(/[()]/g, "\\$&")}</b>`));
  }
  expect(below).toContain("Hello &lt;3");
});

test("escapes HTML in a line of it", async () => {
  const { html } = await read({ message: "Language: <img src=x>\n\nHello" });
  expect(html).toContain(">&lt;img src=x&gt;</b>");
});

test.each(["99/99/2026", "02/31/2026"])("copes with an invalid date such as %s", async (date) => {
  const message = `Appointment Request\nPreferred Date: ${date}\nPreferred Time: 99:99\n\nHello`;
  const mail = await read({ message });
  expect(mail.text).toContain(`Preferred Date: ${date}\n`);
  expect(mail.subject).toBe("Appointment request, no. 7F9C");
});

test("says 'not verified' only when the captcha was not verified", async () => {
  const sentence = "Captcha: not verified.";
  const [checked, unchecked] = [await read(), await read({ isVerified: false })];
  expect([checked.text, checked.html].join()).not.toContain(sentence);
  expect(unchecked.text).toContain(sentence);
  expect(unchecked.html).toContain(sentence);
});

test("escapes HTML in what visitors wrote", async () => {
  const written = { name: `<img src=x onerror="x">`, email: "'&x@example.com" };
  const { html } = await read({ ...written, message: "</p><script>alert(1)</script>&amp;" });
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain("&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;");
});

test("a name that looks like an encoded word is shown as it was written, with a space in it", async () => {
  const mail = await read({ name: "=?utf-8?Q?Bea?= =?" });
  expect(mail.replyTo).toEqual([{ name: "= ?utf-8?Q?Bea?= = ?", address: "ana@example.com" }]);
});

test("what a visitor wrote has its own direction and breaks where it must; the rest of the mail does not", async () => {
  const link = `https://example.com/${"x".repeat(500)}`;
  const message = `${heading}Language: فارسی\n\n${link}\nسلام`;
  const { html = "" } = await read({ name: "علی", message });
  for (const words of ["علی", "907-555-0100", "ana@example.com", "فارسی", link]) {
    const [, tag = ""] = new RegExp(`<(\\w+ [^<>]*)>${words.replace(/[.?]/g, "\\$&")}<`).exec(html) ?? [];
    expect(tag).toContain('dir="auto"');
    expect(tag).toContain("overflow-wrap: anywhere");
  }
  expect(html).not.toMatch(/<h1[^>]*dir=/);
});

test.each([
  ["jörg@bücher.example", undefined],
  ["李@example.com", undefined],
  ["ana@bücher.example", "ana@xn--bcher-kva.example"],
  ["ana@example.com", "ana@example.com"],
])("the mail from %s has an ASCII header, and says so unless a reply reaches %s", async (email, address) => {
  const source = await compose({ email, name: "Jörg 李" });
  expect(source.subarray(0, source.indexOf("\r\n\r\n")).every((byte) => byte < 0x80)).toBe(true);
  const { text = "", html = "", replyTo } = await PostalMime.parse(source);
  expect(replyTo?.map((each) => each.address)).toEqual(address === undefined ? undefined : [address]);
  const sentence = "Please write a new mail to the address above.";
  const says = address === undefined;
  expect(text).toContain(`Email: ${email}\n`);
  expect([text.includes(`\nReply: ${sentence}`), html.includes(sentence)]).toEqual([says, says]);
});

test.each([
  ["(907) 555-0100", "tel:+19075550100"],
  ["1 907 555 0100", "tel:+19075550100"],
  ["+44 20 7946 0000", "tel:+442079460000"],
  ["555-0100", "tel:5550100"],
  ["907-555-0100 x12", "tel:+19075550100;ext=12"],
  ["907–555–0100 extension 3", "tel:+19075550100;ext=3"],
])("the link for %s is %s", (phone, link) => {
  expect(callbackLink(phone)).toBe(link);
});
