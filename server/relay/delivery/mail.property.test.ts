import fc from "fast-check";
import MailComposer from "nodemailer/lib/mail-composer";
import PostalMime from "postal-mime";
import { toCleanLine } from "../../../src/shared/request/clean-input";
import { composeMessage, maxTalkLength } from "../../../src/shared/request/composed-message";
import { validateRequest } from "../../../src/shared/request/validate-request";
import { validation } from "../../../src/words/en/sending";
import { addresses, validRequest } from "../../testing/test-relay";
import { composeMail } from "./mail";
import { asciiAddress } from "./mail-address";

jest.setTimeout(60_000);

/** Texts with everything that has a meaning in a mail's header. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(...' "\\,;:<>()@', "=?", "?=", "=?utf-8?Q?=0D=0A?="),
      fc.constantFrom("Ana", "María", "x@evil.example", "Bcc:", "\u200d", "🧸"),
      fc.string({ unit: "grapheme", maxLength: 5 }),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(""));

/** A line for the top of the mail, in most mails without one. */
const talkLines = fc.option(
  texts.map((text) => toCleanLine(toCleanLine(text).slice(0, maxTalkLength))).filter((text) => text !== ""),
  { nil: undefined },
);

const forms = fc.record({
  name: texts,
  phone: fc.constant("907-555-0100"),
  email: fc.oneof(
    fc.emailAddress(),
    texts.map((local) => `${local}@example.com`),
  ),
  message: fc.array(texts, { minLength: 1, maxLength: 5 }).map((lines) => lines.join("\n")),
});

test("whatever the relay accepts becomes a mail to the clinic alone, which is answered to the visitor alone", async () => {
  await fc.assert(
    fc.asyncProperty(forms, talkLines, async (form, language) => {
      const own = validateRequest(form, validation);
      fc.pre(own.ok);
      const { name, email, message } = own.value;
      const talk = language === undefined ? [] : [{ name: "Language", value: language } as const];
      const request = { ...own.value, message: composeMessage({ talk, message }) };
      const result = validateRequest(request, validation);
      if (!result.ok) throw new Error(JSON.stringify(result.errors));
      const composed = await composeMail({ ...validRequest, ...result.value }, addresses);
      const mail = await PostalMime.parse(await new MailComposer(composed).compile().build());
      expect([mail.from, mail.to, mail.cc, mail.bcc]).toEqual([
        { address: addresses.from, name: "" },
        [{ address: addresses.to, name: "" }],
        undefined,
        undefined,
      ]);
      const address = asciiAddress(email);
      // A local part such as ".ana" is in quotation marks in a header (RFC 5322, 3.4.1).
      const replies = mail.replyTo?.map((each) => each.address?.replace(/^"(.*)"@/, "$1@"));
      expect(replies ?? []).toEqual(address === undefined ? [] : [address]);
      expect(mail.headers.map(({ key }) => key).filter((key) => key === "subject")).toHaveLength(1);
      expect(mail.text?.replaceAll("\r\n", "\n")).toContain(`\nName: ${name}\n`);
      expect(mail.text?.replaceAll("\r\n", "\n")).toContain(`\n\n${message}\n\n-- \n`);
      const top = `Request, no. 7F9C\n\nHow to talk with this family\nLanguage: ${language}\n\nName: `;
      expect(mail.text?.replaceAll("\r\n", "\n").includes(top)).toBe(language !== undefined);
    }),
    { numRuns: 60 },
  );
});
