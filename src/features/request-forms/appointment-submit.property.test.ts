import fc from "fast-check";
import type { Values } from "../../components/form/values";
import { addDays, slotsOn } from "../../shared/clinic/clinic-time";
import { timesAndSchedules } from "../../shared/clinic/schedules.fixtures";
import { composeMessage, splitMessage } from "../../shared/request/composed-message";
import { validateRequest } from "../../shared/request/validate-request";
import { validation } from "../../words/en/sending";
import { checkAppointment } from "./appointment-submit";
import { checkEvaluation } from "./evaluation-submit";
import { readTalk } from "./read-talk";

/** What visitors type, paste or forge: among ordinary words, characters that a mail must not have. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom("My son", "\r\n", ...Array.from(" \n\r\t\u0000\u000b\u00a0\u202e\ud800")),
      fc.constantFrom("Language: Spanish", "Interpreter: yes", "Talk by: ", "Best time to call: now", "\n\n"),
      fc.constantFrom("Appointment Request", "Preferred Date: 11/24/2026", "Preferred Time: 14:30", "🧸"),
      fc.string({ unit: "binary", maxLength: 5 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));

const contact = { phone: "907-555-0100", email: "ana@example.com" };
/** What visitors may say about how to talk with them. */
const talkFields: fc.Arbitrary<Values> = fc
  .record({
    language: fc.oneof(fc.constant(""), words),
    best_time: fc.oneof(fc.constant(""), words),
    ticked: fc.subarray(["interpreter", "sign_language", "relay"]),
  })
  .map(({ ticked, ...texts }) => ({ ...texts, ...Object.fromEntries(ticked.map((name) => [name, "yes"])) }));

const names = { first_name: "Ana", last_name: "Example" };

test("the relay accepts what it has accepted once unchanged, without blank fields", () => {
  const forms = fc.record({
    name: fc.oneof(words, fc.constant("Ana")),
    phone: fc.constant(` ${contact.phone}\n`),
    email: fc.constant(contact.email),
    message: words,
  });
  fc.assert(
    fc.property(forms, talkFields, (form, talk) => {
      const { request, errors } = checkEvaluation({ ...form, ...talk }, validation);
      expect(request === undefined).toBe(Object.keys(errors).length > 0);
      if (request === undefined) return;
      expect(validateRequest(request, validation)).toEqual({ ok: true, value: request });
      for (const value of Object.values(request)) expect(value).toBe(value.trim());
    }),
    { numRuns: 500 },
  );
});

test("the clinic reads what a visitor wrote, and how the family would like to talk", () => {
  fc.assert(
    fc.property(words, talkFields, (message, talk) => {
      const values = { name: "Ana Example", ...contact, message };
      const own = checkEvaluation(values, validation).request?.message;
      const { request, errors } = checkEvaluation({ ...values, ...talk }, validation);
      const { talk: lines, errors: tooLong } = readTalk(talk, validation);
      const ofMessage = own === undefined ? ["message"] : [];
      expect(Object.keys(errors)).toEqual([...ofMessage, ...Object.keys(tooLong)]);
      if (own === undefined || Object.keys(tooLong).length > 0) return;
      const split = splitMessage(request?.message ?? "");
      if (lines.length > 0) expect(split).toEqual({ talk: lines, message: own });
      else if (!split.appointment)
        expect(composeMessage(split).replace(/\s+/g, " ")).toBe(own.replace(/\s+/g, " "));
    }),
    { numRuns: 500 },
  );
});

test("the clinic reads the date, the time and the message that a visitor chose and wrote", () => {
  fc.assert(
    fc.property(
      timesAndSchedules,
      fc.nat(30),
      fc.nat(47),
      words,
      talkFields,
      ({ now, schedule }, days, slot, message, talk) => {
        const date = addDays(now.date, days);
        const times = slotsOn(date, schedule, now);
        const time = times[slot % times.length];
        fc.pre(time !== undefined);
        const wanted = { preferred_date: date, preferred_time: `${time}` };
        const values = { ...names, ...contact, ...wanted, message, ...talk };
        const { request, errors } = checkAppointment(values, schedule, now, validation);
        const plain = checkEvaluation({ name: "Ana Example", ...contact, message: `.${message}` }, validation)
          .request?.message;
        const own = plain?.slice(1).trim();
        const { talk: lines, errors: tooLong } = readTalk(talk, validation);
        if (Object.keys(tooLong).length > 0) expect(errors).toMatchObject(tooLong);
        else if (own === "") expect(errors).toEqual({ message: "Please enter your message." });
        else {
          const [year, month, day] = date.split("-");
          expect(request).toMatchObject({ name: "Ana Example", ...contact });
          expect(splitMessage(request?.message ?? "")).toEqual({
            appointment: { date: `${month}/${day}/${year}`, time },
            talk: lines,
            message: own,
          });
          expect(request && validateRequest(request, validation)).toEqual({ ok: true, value: request });
        }
      },
    ),
    { numRuns: 300 },
  );
});
