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
  logged,
  robot,
  send,
  sentBodies,
  sentHeader,
  setUpForms,
  show,
  storeChosenDate,
  toast,
} from "./submit-handler.fixtures";

jest.mock("../../embeds/captcha");
const mockCheck = jest.fn();
jest.mock("./evaluation-submit", () => {
  const { evaluationSubmitHandler } = jest.requireActual("./evaluation-submit");
  const handler = evaluationSubmitHandler(undefined);
  return {
    evaluationSubmitHandler: () => ({
      ...handler,
      check: (values: object) => mockCheck() ?? handler.check(values),
    }),
  };
});
setUpForms();

const failure = () => screen.findByRole("region", { name: "Your request was not sent" });
const confirmation = () => screen.findByRole("region", { name: /have your request/ });

describe("the evaluation form is not sent", () => {
  test("when it is empty: it shows a toast, a focused summary and an error beside each field", async () => {
    await show(EvaluationForm).click(send());
    const words = [
      "Please enter your name.",
      "Please enter your phone number.",
      "Please enter your email address.",
      "Please enter your message.",
      "Please complete the reCAPTCHA.",
    ];
    await toast("Please complete the reCAPTCHA.");
    const summary = screen.getByRole("region", { name: /Nothing was sent yet/ });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(words);
    expect(field("Your name")).toBeInvalid();
    expect(field("Your name")).toHaveAccessibleDescription("Please enter your name.");
    expect(screen.getByRole("group", { name: /person/ })).toHaveAccessibleDescription(
      "Please complete the reCAPTCHA.",
    );
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test("when only the captcha is missing: it shows a toast", async () => {
    const user = show(EvaluationForm);
    await fillEvaluation(user);
    await user.click(send());
    await toast("Please complete the reCAPTCHA.");
    expect(fetchMock).not.toHaveBeenCalled();
    expect(field("Your name")).toHaveValue("Ana Example");
  });

  test("when only a field is invalid: it shows no toast", async () => {
    const user = await filledIn(EvaluationForm, fillEvaluation);
    await user.clear(field("Phone number"));
    await user.click(send());
    expect(await screen.findByRole("link", { name: "Please enter your phone number." })).toBeVisible();
    expect(document.querySelector(".toast")).toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

test("the appointment form is not sent while date and time are missing, and says so", async () => {
  const user = await filledIn(AppointmentForm, fillAppointment);
  await user.click(send());
  expect(await screen.findByRole("link", { name: "Please choose a date." })).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Preferred time" })).toHaveAccessibleDescription(
    /Please choose a time\./,
  );
  expect(fetchMock).not.toHaveBeenCalled();
});

test("after a refusal the appointment form shows its failure toast and logs the error", async () => {
  storeChosenDate();
  expectLogs();
  fetchMock.mockResolvedValue(answer(429, { success: false, error: "Please wait." }));
  const user = await filledIn(AppointmentForm, fillAppointment);
  await user.click(send());
  await toast("Failed to send. Please try again.");
  expect(logged).toEqual(["Please wait."]);
});

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

    const notice = await failure();
    expect(notice).toHaveFocus();
    expect(within(notice).getByRole("link", { name: "(907) 555-0142" })).toBeVisible();
    expect(field("Email address")).toHaveValue("ana@example.com");

    await user.click(await robot());
    await user.click(within(notice).getByRole("button", { name: "Try Again" }));
    expect(await confirmation()).toBeVisible();
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
    await failure();
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
    const notice = await failure();
    await user.click(await robot());
    await user.click(within(notice).getByRole("button", { name: "Try Again" }));
    expect(await confirmation()).toBeVisible();
    expect(new Set(sentHeader("Idempotency-Key")).size).toBe(2);
    expect(sentBodies()[1]).toEqual(sentBodies()[0]);
  });

  test("after a network error the same captcha token can be used again", async () => {
    expectLogs();
    fetchMock.mockRejectedValueOnce(new TypeError("Load failed")).mockResolvedValueOnce(accepted);
    const user = await filledIn(Form, fill);
    await user.click(send());
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await confirmation()).toBeVisible();
    expect(new Set(sentHeader("Idempotency-Key")).size).toBe(1);
  });
});

test("an exception during validation is reported, and the form shows a failure and can be sent again", async () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  const error = new Error("Broken in the check.");
  mockCheck.mockReset().mockImplementationOnce(() => {
    throw error;
  });
  const user = await filledIn(EvaluationForm, fillEvaluation);
  await user.click(send());
  const notice = await failure();
  expect(reported).toHaveBeenCalledWith(error);
  expect(notice).toHaveTextContent("Failed to send email");
  expect(screen.getByRole("textbox", { name: "Your name" })).toHaveValue("Ana Example");

  await user.click(send());
  expect(mockCheck).toHaveBeenCalledTimes(2);
});
