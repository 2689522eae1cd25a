import fc from "fast-check";
import { addDays, slotsOn } from "../../shared/clinic/clinic-time";
import { timesAndSchedules } from "../../shared/clinic/schedules.fixtures";
import { splitAppointment, validateRequest } from "../../shared/request/validate-request";
import { checkAppointment } from "./check-appointment";
import { checkEvaluation } from "./check-evaluation";
import { formatDmy, parseDmy } from "./date-format";

/** What visitors type, paste or forge: among ordinary words, characters that a mail must not have. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "My son",
        " ",
        "\n",
        "\r\n",
        "\r",
        "\t",
        "\u0000",
        "\u000b",
        "\u00a0",
        "\u202e",
        "\ud800",
      ),
      fc.constantFrom("Appointment Request", "Preferred Date: 11/24/2026", "Preferred Time: 14:30", "🧸"),
      fc.string({ unit: "binary", maxLength: 5 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));

const contact = { phone: "907-555-0100", email: "ana@example.com" };
const names = { first_name: "Ana", last_name: "Example" };

test("the relay accepts what it has accepted once unchanged, without blank fields", () => {
  const forms = fc.record({
    name: fc.oneof(words, fc.constant("Ana")),
    phone: fc.constant(` ${contact.phone}\n`),
    email: fc.constant(contact.email),
    message: words,
  });
  fc.assert(
    fc.property(forms, (form) => {
      const { request, errors } = checkEvaluation(form);
      expect(request === undefined).toBe(Object.keys(errors).length > 0);
      if (request === undefined) return;
      expect(validateRequest(request)).toEqual({ ok: true, value: request });
      for (const value of Object.values(request)) expect(value).toBe(value.trim());
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
      ({ now, schedule }, days, slot, message) => {
        const date = addDays(now.date, days);
        const times = slotsOn(date, schedule, now);
        const time = times[slot % times.length];
        fc.pre(time !== undefined);
        const values = {
          ...names,
          ...contact,
          preferred_date: formatDmy(date),
          preferred_time: `${time}`,
          message,
        };
        const { request, errors } = checkAppointment(values, schedule, now);
        const plain = checkEvaluation({ name: "Ana Example", ...contact, message: `.${message}` }).request
          ?.message;
        const own = plain?.slice(1).trim();
        if (own === "") expect(errors).toEqual({ message: "Please enter your message." });
        else {
          const [year, month, day] = date.split("-");
          expect(request).toMatchObject({ name: "Ana Example", ...contact });
          expect(splitAppointment(request?.message ?? "")).toEqual({
            date: `${month}/${day}/${year}`,
            time,
            message: own,
          });
          expect(request && validateRequest(request)).toEqual({ ok: true, value: request });
        }
      },
    ),
    { numRuns: 300 },
  );
});

test("the date on the screen is read back as the date that was chosen", () => {
  fc.assert(
    fc.property(timesAndSchedules, ({ now: { date } }) => {
      expect(parseDmy(formatDmy(date))).toBe(date);
    }),
  );
});
