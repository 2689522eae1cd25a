import { validation } from "../../words/en/sending";
import { readTalk } from "./read-talk";

test("an empty group gives no lines and no errors", () => {
  expect(readTalk({}, validation)).toEqual({ talk: [], errors: {} });
  expect(readTalk({ language: "  ", best_time: "\u200b" }, validation)).toEqual({ talk: [], errors: {} });
});

test("what is filled in becomes lines, in a fixed order", () => {
  const values = {
    best_time: " after 3pm ",
    text_message: "yes",
    relay: "yes",
    aac_device: "yes",
    sign_language: "yes",
    interpreter: "yes",
    language: "Yugtun",
  };
  expect(readTalk(values, validation)).toEqual({
    talk: [
      { name: "Language", value: "Yugtun" },
      { name: "Interpreter", value: "yes" },
      { name: "Talk by", value: "ASL (sign language), AAC device, relay (711), text message" },
      { name: "Best time to call", value: "after 3pm" },
    ],
    errors: {},
  });
});

test("a text is put on one line without hidden characters, instead of being refused", () => {
  const { talk, errors } = readTalk({ language: "Spa\u0000nish\r\nBcc: all@example.com\u202e" }, validation);
  expect(talk).toEqual([{ name: "Language", value: "Spanish Bcc: all@example.com" }]);
  expect(errors).toEqual({});
});

test.each([
  ["es-US", {}, "Spanish"],
  ["fil-PH", { language: " " }, "Filipino"],
  ["es-US", { language: "Yugtun" }, "Yugtun"],
])("on a page in %s, who fills in %j talks %s", (locale, values, value) => {
  expect(readTalk(values, validation, locale).talk).toEqual([{ name: "Language", value }]);
});

test("a text that is too long has an error at its field, which says how to go on", () => {
  const long = "x".repeat(81);
  expect(readTalk({ language: long, best_time: long }, validation).errors).toEqual({
    language: "Please keep the language to 80 characters or fewer, or leave it empty.",
    best_time: "Please keep the best time to call to 80 characters or fewer, or leave it empty.",
  });
  expect(readTalk({ language: "x".repeat(80) }, validation).errors).toEqual({});
});
