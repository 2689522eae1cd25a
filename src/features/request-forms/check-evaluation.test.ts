import { validation } from "../../words/en/validation";
import { checkEvaluation } from "./check-evaluation";

const good = { name: "Ana", phone: "907-555-0100", email: "ana@example.com", message: "Hello" };

test("a valid form is the request", () => {
  expect(checkEvaluation(good, validation)).toEqual({ errors: {}, request: good });
});

test("each error is at its field", () => {
  expect(checkEvaluation({ ...good, name: "", email: "ana" }, validation)).toEqual({
    errors: {
      name: "Please enter your name.",
      email: "Please enter an email address such as name@example.com.",
    },
  });
});
