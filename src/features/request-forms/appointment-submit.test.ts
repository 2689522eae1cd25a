import { clinic } from "../../hooks/use-clinic.fixtures";
import { validation } from "../../words/en/sending";
import { checkAppointment } from "./appointment-submit";

const thursdayNoon = { date: "2026-11-26", time: "12:00" };
const good = {
  first_name: "Ana María ",
  last_name: " O'Neil",
  phone: "9075550100",
  email: "ana@example.com",
  preferred_date: "2026-11-27",
  preferred_time: "09:30",
  message: " My son walks on his toes.\r\nCan you help? ",
};
const check = (changes: Partial<typeof good> = {}) =>
  checkAppointment({ ...good, ...changes }, clinic, thursdayNoon, validation);

test("the seven fields become the specification's four, in order", () => {
  expect(JSON.stringify(check().request)).toBe(
    JSON.stringify({
      name: "Ana María O'Neil",
      phone: "9075550100",
      email: "ana@example.com",
      message:
        "Appointment Request\nPreferred Date: 11/27/2026\nPreferred Time: 09:30\n\nMy son walks on his toes.\nCan you help?",
    }),
  );
});

const long = "x".repeat(101);
const noHours = { preferred_date: "Please choose another date: there are no hours left on this one." };

test.each([
  [{ last_name: long }, { last_name: "Please keep your last name to 100 characters or fewer." }],
  [
    { first_name: "x".repeat(60), last_name: "y".repeat(60) },
    { last_name: "Please keep your name to 100 characters or fewer." },
  ],
  [{ first_name: long }, { first_name: "Please keep your first name to 100 characters or fewer." }],
  [{ preferred_time: "" }, { preferred_time: "Please choose a time." }],
  [{ preferred_date: "2026-11-25" }, noHours],
  [{ preferred_date: "2026-11-28" }, noHours],
  [
    { preferred_date: "2026-11-26", preferred_time: "11:30" },
    { preferred_time: "Please choose another time: this one has passed." },
  ],
])("%j has the errors %j", (changes, errors) => {
  expect(check(changes)).toEqual({ errors });
});

test("both names may have the joiners that some languages need", () => {
  const { request } = check({ first_name: "علی\u200cرضا", last_name: "ශ්\u200dරීමා" });
  expect(request?.name).toBe("علی\u200cرضا ශ්\u200dරීමා");
});

test("an empty form has an error for each field, in the order of the form", () => {
  expect(Object.entries(checkAppointment({}, clinic, thursdayNoon, validation).errors)).toEqual([
    ["first_name", "Please enter your first name."],
    ["last_name", "Please enter your last name."],
    ["phone", "Please enter your phone number."],
    ["email", "Please enter your email address."],
    ["preferred_date", "Please choose a date."],
    ["preferred_time", "Please choose a time."],
    ["message", "Please enter your message."],
  ]);
});
