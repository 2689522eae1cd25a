import fc from "fast-check";
import { validation } from "../../words/en/sending";
import { phoneShape } from "./clean-input";
import { cleanField, type RequestField, validateField } from "./validate-request";

const fields: readonly RequestField[] = ["name", "phone", "email", "message"];
const pieces = [
  ..."0123456789-+.()/#x,;:@<>\"' ",
  ..."aéñЖ光یරි٩９ｘ＠．🧸\u0301",
  ..."\u00a0\u00ad\u200b\u200c\u200d\u200e\u202e\u2066\u2060\ufe0f\ufe0d\ufeff\u{e0067}\u{1f3f4}\u{e007f}\n\t\ud800",
  ...["907", "555-0100", " ext. 12", "mailto:", "tel:", "ana@example.com", ".co", "''"],
];
/** Texts of everything that has a meaning in a field, and of anything else. */
const texts = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "binary", maxLength: 3 })), { maxLength: 14 })
  .map((parts) => parts.join(""));

test("cleaned again, a text stays the same", () => {
  fc.assert(
    fc.property(fc.constantFrom(...fields), texts, (field, text) => {
      const clean = cleanField(field, text);
      expect(cleanField(field, clean)).toBe(clean);
    }),
    { numRuns: 1_500 },
  );
});

test("a text with visible letters still has them", () => {
  const lettersOf = (text: string) =>
    (text.match(/\p{L}/gu) ?? []).filter((letter) => !/\p{DI}/u.test(letter));
  fc.assert(
    fc.property(fc.constantFrom<RequestField>("name", "message"), texts, (field, text) => {
      expect(lettersOf(cleanField(field, text))).toEqual(lettersOf(text));
    }),
    { numRuns: 500 },
  );
});

/** What was accepted when nothing was cleaned: one line without hidden characters, in the shape of the field. */
const acceptedShapes: Readonly<Record<RequestField, RegExp>> = {
  name: /^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u,
  phone: /^(?=[^\p{C}\p{Zl}\p{Zp}]{7,40}$)(?=(\D*\d){7})[\d\s()+.\p{Pd}]+((extension|ext|x)[.:]?\s*\d+)?$/iu,
  email:
    /^(?=[^\p{C}\p{Zl}\p{Zp}]{1,254}$)[^\s@<>()[\]",:;\\]+@([^\s@<>()[\]",:;\\.]+\.)+[^\s@<>()[\]",:;\\.]{2,}$/u,
  message: /^.{1,5000}$/su,
};
const phones = fc.stringMatching(/^[\d (+.–-]{7,20}[\d)]( ?(ext|x)[.:]? ?\d{1,4})?$/);
const emails = fc.stringMatching(/^[a-zé'“?｡．ｘ＜+]{1,8}@([a-zé-]{1,6}\.){1,2}[a-zé．?']{2,5}$/u);

test("what is accepted without cleaning is accepted with it", () => {
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.oneof(texts, phones, emails), (field, text) => {
      const typed = text.trim();
      fc.pre(acceptedShapes[field].test(typed) && /[\p{L}\p{N}]/u.test(typed.replace(/\p{DI}/gu, "")));
      if (field === "phone") fc.pre((phoneShape.exec(typed)?.[1]?.replace(/\D/g, "").length ?? 0) >= 7);
      expect(validateField(field, cleanField(field, typed), validation)).toBeUndefined();
    }),
    { numRuns: 2_500 },
  );
});
