import { validation } from "../../words/en/sending";
import { cleanEmail, cleanPhone, toCleanLine } from "./clean-input";
import { type RequestField, validateRequest } from "./validate-request";

const good = { name: "Ana", phone: "907-555-0100", email: "ana@example.com", message: "Hello." };

/** What the relay stores and mails for this text, or "refused". */
function accepted(field: RequestField, text: string): string {
  const result = validateRequest({ ...good, [field]: text }, validation);
  return result.ok ? result.value[field] : "refused";
}

const marks = [
  ..."\u00ad\u034f\u061c\u115f\u180e\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2063\u2066\u2067\u2068\u2069",
  ..."\u206a\u3164\ufe00\ufe0d\ufe0f\ufeff\ufff9\u{e0001}\u{e0041}\u{e0100}\u200c\u200d",
];

test.each(marks)("the invisible mark %j around and within them is taken out", (mark) => {
  const within = (text: string) => `${mark}${text.slice(0, 2)}${mark}${mark}${text.slice(2)}${mark}`;
  expect(accepted("name", within("Ana"))).toBe("Ana");
  expect(accepted("phone", within("(907) 555-0100"))).toBe("(907) 555-0100");
  expect(accepted("email", within("ana@example.com"))).toBe("ana@example.com");
  expect(accepted("message", `${mark} Hello ${mark}`).replaceAll(mark, "").trim()).toBe("Hello");
});

test.each<RequestField>(["name", "phone", "email", "message"])(
  "a %s of nothing but such marks is empty",
  (field) => {
    for (const mark of [...marks, "\u2800", "\u00a0", "\u3000", "\u{1f3f4}".slice(0, 1)]) {
      expect(accepted(field, mark.repeat(3))).toBe("refused");
    }
    expect(accepted(field, marks.join(" "))).toBe("refused");
  },
);

test.each([
  ["907 555 0100", "907 555 0100"],
  ["907\u00a0555\u202f0100", "907 555 0100"],
  ["907\t555\t0100", "907 555 0100"],
  ["907/555-0100", "907-555-0100"],
  ["(907) / 555 / 0100", "(907)-555-0100"],
  ["907\\555\\0100", "907-555-0100"],
  ["907–555—0100", "907-555-0100"],
  ["907‑555−0100", "907-555-0100"],
  ["907·555•0100", "907.555.0100"],
  ["(٩٠٧) ٥٥٥-٠١٠٠", "(907) 555-0100"],
  ["۹۰۷ ۵۵۵ ۰۱۰۰", "907 555 0100"],
  ["९०७-५५५-०१००", "907-555-0100"],
  ["９０７－５５５－０１００", "907-555-0100"],
  ["（９０７）　５５５．０１００", "(907) 555.0100"],
  ["＋１ ９０７ ５５５ ０１００ ｅｘｔ．１２", "+1 907 555 0100 ext.12"],
  ["𝟗𝟎𝟕-𝟝𝟝𝟝-𝟢𝟣𝟢𝟢", "907-555-0100"],
  ["tel:+1-907-555-0100", "+1-907-555-0100"],
  ["tel:+19075550100;ext=12", "+19075550100 ext. 12"],
  ["Phone: (907) 555-0100", "(907) 555-0100"],
  ["Teléfono 907-555-0100", "907-555-0100"],
  ["☎️ 907-555-0100", "907-555-0100"],
  ["Móvil: 907-555-0100", "907-555-0100"],
  ["907-555-0100 .;", "907-555-0100"],
  ["1234567/123456", "1234567-123456"],
  ["907 555 0100, ext 12", "907 555 0100 ext. 12"],
  ["555-0100 #12", "555-0100 ext. 12"],
  ["907-555-0100 xt 12", "907-555-0100 ext. 12"],
  ["907-555-0100, ext 12", "907-555-0100 ext. 12"],
  ["907-555-0100,ext.12", "907-555-0100 ext. 12"],
  ["907-555-0100; ext. 12", "907-555-0100 ext. 12"],
  ["907-555-0100 ext: 12", "907-555-0100 ext: 12"],
  ["907-555-0100 ext #12", "907-555-0100 ext. 12"],
  ["907-555-0100 extn 12", "907-555-0100 ext. 12"],
  ["907-555-0100 (ext 12)", "907-555-0100 ext. 12"],
  ["907-555-0100 - Extension 12", "907-555-0100 - Extension 12"],
  ["907-555-0100 / ext 12", "907-555-0100 ext. 12"],
  ["907-555-0100 extensión 12", "907-555-0100 ext. 12"],
  ["907-555-0100 #12", "907-555-0100 ext. 12"],
  ["907-555-0100#12", "907-555-0100 ext. 12"],
  ["907-555-0100, x12", "907-555-0100 ext. 12"],
  ["907-555-0100 x 12", "907-555-0100 x 12"],
  ["907-555-0100 Ｘ１２", "907-555-0100 X12"],
  ["907-555-0100,,12#", "907-555-0100 ext. 12"],
  ["555-0100/555-0101", "refused"],
  ["907-555-0100, 907-555-0101", "refused"],
  ["#9075550100", "refused"],
  ["12345 #678", "refused"],
  ["call 907-555-0100", "refused"],
  ["call 907-555-0100, ext 12", "refused"],
  ["907-555-KIDS", "refused"],
])("the phone number %j is %s", (typed, clean) => {
  expect(accepted("phone", typed)).toBe(clean);
});

test.each([
  ["mailto:ana@example.com", "ana@example.com"],
  ["mailto:ana@example.com?subject=Hello", "ana@example.com"],
  ["Ana Example <ana@example.com>", "ana@example.com"],
  ['"Example, Ana" <ana@example.com>;', "ana@example.com"],
  ["<mailto:ana@example.com>", "ana@example.com"],
  ["“ana@example.com”", "ana@example.com"],
  ["(ana@example.com).", "ana@example.com"],
  ["ana@example.com,", "ana@example.com"],
  ["Email: ana@example.com", "ana@example.com"],
  ['("ana@example.com"),', "ana@example.com"],
  ["ana @ example.com", "ana@example.com"],
  ["ana @example.com", "ana@example.com"],
  ["ana@ example.com", "ana@example.com"],
  ["ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ", "ana@example.com"],
  ["ana@example。com", "ana@example.com"],
  ["o'neil+1@example.com", "o'neil+1@example.com"],
  ["jörg@bücher.example", "jörg@bücher.example"],
  ["李@example.com", "李@example.com"],
  ["a@b.example <c@d.example>", "refused"],
  ["ana@example.com b@example.com", "refused"],
  ["my ana@example.com", "refused"],
  ["mymailto:ana@example.com", "refused"],
  ["mailtox:ana@example.com", "refused"],
  ["Ana <ana@example.com>x", "refused"],
])("the email address %j is %s", (typed, clean) => {
  expect(accepted("email", typed)).toBe(clean);
});

test.each([
  ["Ana\u00a0 María\u2003Ruiz", "Ana María Ruiz"],
  ["علی\u200cرضا", "علی\u200cرضا"],
  ["\u202bعلی\u200cرضا\u202c\u200c", "علی\u200cرضا"],
  ["ශ්\u200dරීමා", "ශ්\u200dරීමා"],
  ["辻\u{e0100} 葛\ufe00", "辻\u{e0100} 葛\ufe00"],
  ["Мари\u200dя Ан\u200bна", "Мария Анна"],
  ["👩\u200d👧 ❤\ufe0f\u200d🔥", "👩\u200d👧 ❤\ufe0f\u200d🔥"],
  ["Ana\ud83d", "Ana"],
])("the name %j is %j", (typed, clean) => {
  expect(accepted("name", typed)).toBe(clean);
});

test.each([
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["👩\u200d👧\u200d👦 ❤\ufe0f 1\ufe0f\u20e3", "👩\u200d👧\u200d👦 ❤\ufe0f 1\ufe0f\u20e3"],
  [
    "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
  ],
  ["ភាសា\u200bខ្មែរ \u200fשלום", "ភាសា\u200bខ្មែរ \u200fשלום"],
  ["Call \u202e0010-555-709\u202c", "Call 0010-555-709"],
  ["a\ud800b\udfffc 🧸", "abc 🧸"],
  ["\u2067evil\u2069 \u{e0041}\u{e0042}text\ufeff \u00adhy\u00adphen", "evil text hyphen"],
])("the message %j is %j", (typed, clean) => {
  expect(accepted("message", typed)).toBe(clean);
});

test("what is no number, or too long for one, stays as it was typed", () => {
  expect(cleanPhone("12345 #678")).toBe("12345 #678");
  for (const [clean, label, end] of [
    [cleanPhone, "tel:", ""] as const,
    [cleanEmail, "mailto:", "@a.example"] as const,
  ]) {
    const longest = label.padEnd(300 - end.length, "9") + end;
    expect(clean(longest)).toBe(longest.slice(label.length));
    expect(clean(`${label}9${longest.slice(label.length)}`)).toContain(label);
  }
});

test("a text as one line has a space for each line break, and no other control characters", () => {
  expect(toCleanLine("one\ntwo\u0007\r")).toBe("one two");
});

test("cleaning is fast on long input", () => {
  for (const part of ["-", " .", "1 ", "x", "<", "\u200dx", "a@", "("]) {
    const text = `${part.repeat(20_000)}!`;
    for (const field of ["name", "phone", "email"] as const) expect(accepted(field, text)).toBe("refused");
    accepted("message", text);
  }
});
