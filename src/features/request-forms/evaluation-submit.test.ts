import { validation } from "../../words/en/sending";
import { checkEvaluation } from "./evaluation-submit";

const good = { name: "Ana", phone: "907-555-0100", email: "ana@example.com", message: "Hello" };

test("a valid form is the request", () => {
  expect(checkEvaluation(good, validation)).toEqual({ errors: {}, request: good });
});

test("on a page in another language, the mail names it above the visitor's words", () => {
  const { request } = checkEvaluation({ ...good, message: "Mi hijo no habla." }, validation, "es-US");
  expect(request?.message).toBe("Language: Spanish\n\nMi hijo no habla.");
});

test("each error is at its field", () => {
  expect(checkEvaluation({ ...good, name: "", email: "ana" }, validation)).toEqual({
    errors: {
      name: "Please enter your name.",
      email: "Please enter an email address such as name@example.com.",
    },
  });
});
