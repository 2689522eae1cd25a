import { screen, waitFor, within } from "@testing-library/react";
import { AppointmentForm } from "./appointment-form";
import { EvaluationForm } from "./evaluation-form";
import {
  accepted,
  answer,
  expectLogs,
  fetchMock,
  field,
  fillAppointment,
  fillEvaluation,
  filledIn,
  robot,
  send,
  sentBodies,
  sentHeader,
  setUpForms,
  storeChosenDate,
} from "./submit-handler.fixtures";

jest.mock("../../embeds/captcha");
setUpForms();

describe.each([
  ["evaluation", EvaluationForm, fillEvaluation],
  ["appointment", AppointmentForm, fillAppointment],
] as const)("the %s form", (_, Form, fill) => {
  beforeEach(storeChosenDate);

  test("a failure keeps the text, and a retry has the same idempotency key", async () => {
    expectLogs();
    fetchMock.mockResolvedValueOnce(answer(500, { success: false })).mockResolvedValueOnce(accepted);
    const user = await filledIn(Form, fill);
    await user.click(send());

    const notice = await screen.findByRole("region", { name: "Your request was not sent" });
    expect(notice).toHaveFocus();
    expect(within(notice).getByRole("link", { name: "(907) 555-0142" })).toBeVisible();
    expect(field("Email address")).toHaveValue("ana@example.com");

    await user.click(await robot());
    await user.click(within(notice).getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("region", { name: /have your request/ })).toBeVisible();
    const [first, second] = sentHeader("Idempotency-Key");
    expect(second).toBe(first);
    expect(sentHeader("X-Captcha-Token")).toEqual(["token-0", "token-1"]);
    expect(sentBodies()[1]).toEqual(sentBodies()[0]);
  });

  test("changed content gets a new idempotency key", async () => {
    expectLogs();
    fetchMock.mockResolvedValue(answer(500, { success: false }));
    const user = await filledIn(Form, fill);
    await user.click(send());
    await screen.findByRole("region", { name: "Your request was not sent" });
    await user.type(field("Your message"), " again");
    await user.click(await robot());
    await user.click(send());
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    expect(new Set(sentHeader("Idempotency-Key")).size).toBe(2);
  });

  test("after a 409 the next attempt has a new idempotency key", async () => {
    expectLogs();
    const refused = { success: false, error: "Please send it again." };
    fetchMock.mockResolvedValueOnce(answer(409, refused)).mockResolvedValueOnce(accepted);
    const user = await filledIn(Form, fill);
    await user.click(send());
    const notice = await screen.findByRole("region", { name: "Your request was not sent" });
    await user.click(await robot());
    await user.click(within(notice).getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("region", { name: /have your request/ })).toBeVisible();
    expect(new Set(sentHeader("Idempotency-Key")).size).toBe(2);
    expect(sentBodies()[1]).toEqual(sentBodies()[0]);
  });

  test("after a network error the same captcha token can be used again", async () => {
    expectLogs();
    fetchMock.mockRejectedValueOnce(new TypeError("Load failed")).mockResolvedValueOnce(accepted);
    const user = await filledIn(Form, fill);
    await user.click(send());
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("region", { name: /have your request/ })).toBeVisible();
    expect(new Set(sentHeader("Idempotency-Key")).size).toBe(1);
  });
});
