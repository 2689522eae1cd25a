import { sending } from "../../words/en/sending";
import { evaluationFailed, failureMessage, serverMessage, withoutEnglish } from "./messages";

const unavailable = "Email service not available. Please check your server configuration.";
const misconfigured = "Configuration error. Please check your API settings.";
const offline = "Network error. Please check your internet connection.";

test("the fixed messages are the specification's", () => {
  expect(sending).toMatchObject({
    success: "Thank you for submitted the form! A staff member will be reaching out to you soon!",
    captchaMissing: "Please complete the reCAPTCHA.",
    appointmentFailed: "Failed to send. Please try again.",
  });
});

test.each([
  ["404", unavailable],
  ["Error 404: no such page", unavailable],
  ["Not Found", unavailable],
  ["Environment variables are missing", misconfigured],
  ["the token is invalid", misconfigured],
  ["network down", offline],
  ["Failed to fetch", offline],
  ["404 while checking the token over the network", unavailable],
  ["token lost in the network", misconfigured],
  ["HTTP/1.1 404", unavailable],
  ["404 for /send-email.php, or call us at (907) 404-0142.", unavailable],
  ["Please try again, or call us.", "Failed to send message: Please try again, or call us."],
  [undefined, "Failed to send message: Failed to send email"],
])("the evaluation form's toast for the error %j: %s; the notice gives only the cause", (error, toast) => {
  expect(evaluationFailed({ kind: "refused", error }, sending)).toBe(toast);
  const cause = toast.replace("Failed to send message: ", "");
  expect(failureMessage({ kind: "refused", error }, sending)).toBe(cause);
});

const phones = ["(907) 404-0142", "(404) 555-0142", "907-555-4042", "404.0142", "+1 907 404 0142"];

test.each(phones)("a 404 within the phone number %s is no cause", (phone) => {
  const failure = { kind: "refused", error: `Please try again, or call us at ${phone}.` } as const;
  expect(failureMessage(failure, sending)).toBe(failure.error);
  expect(withoutEnglish(failure)).toEqual({ kind: "refused", error: undefined });
});

test.each([true, false])("a missing response is a network error (timed out: %s)", (hasTimedOut) => {
  const failure = { kind: "unanswered", hasTimedOut } as const;
  expect(evaluationFailed(failure, sending)).toBe(offline);
  expect(failureMessage(failure, sending)).toBe(offline);
  expect(serverMessage(failure, sending)).toBe("Failed to send email");
});

test.each([
  ["Please send the form from its page.", undefined],
  ["Error 404: no such page", "Error 404: no such page"],
])("in another language, the server's %j becomes %j", (error, kept) => {
  const refused = { kind: "refused", isKeyTaken: true } as const;
  expect(withoutEnglish({ ...refused, error })).toEqual({ ...refused, error: kept });
  expect(withoutEnglish({ kind: "sent" })).toEqual({ kind: "sent" });
});
