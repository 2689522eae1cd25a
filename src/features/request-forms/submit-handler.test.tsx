import { act, fireEvent, render, screen, within } from "@testing-library/react";
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
  show,
  storeChosenDate,
  toast,
} from "./submit-handler.fixtures";

jest.mock("../../embeds/captcha");
setUpForms();

const fold = () => screen.getByText("How we can talk with you (optional)").closest("details") as HTMLElement;
const summary = () => screen.findByRole("region", { name: /Nothing was sent yet/ });
const failure = () => screen.findByRole("region", { name: "Your request was not sent" });
const confirmation = () => screen.findByRole("region", { name: /have your request/ });

describe.each([
  ["evaluation", EvaluationForm, fillEvaluation, "Sending"],
  ["appointment", AppointmentForm, fillAppointment, "Sending..."],
] as const)("the %s form", (name, Form, fill, busyLabel) => {
  beforeEach(storeChosenDate);

  test.each([
    [500, "the same idempotency key", 1],
    [409, "a new idempotency key", 2],
  ])("after a %d the text stays, and a retry has %s and is then forgotten", async (status, _, keys) => {
    expectLogs();
    fetchMock.mockResolvedValueOnce(answer(status, { success: false })).mockResolvedValueOnce(accepted);
    const user = await filledIn(Form, fill);
    await user.click(send());

    const notice = await failure();
    expect(notice).toHaveFocus();
    expect(within(notice).getByRole("link", { name: "(907) 555-0142" })).toBeVisible();
    expect(field("Email address")).toHaveValue("ana@example.com");

    await user.click(await robot());
    await user.click(within(notice).getByRole("button", { name: "Try Again" }));
    expect(await confirmation()).toBeVisible();
    expect(new Set(sentHeader("Idempotency-Key")).size).toBe(keys);
    expect(sentHeader("X-Captcha-Token")).toEqual(["token-0", "token-1"]);
    expect(sentBodies()[1]).toEqual(sentBodies()[0]);
    for (const key of ["draft", "attempt"]) expect(sessionStorage.getItem(`${key}:${name}`)).toBeNull();
  });

  test("while sending, the button is disabled, the status has focus, and no second request is sent", async () => {
    let respond = (_: unknown) => {};
    fetchMock.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    const user = await filledIn(Form, fill);
    await user.click(send());
    const button = await screen.findByText(busyLabel);
    expect(button).toBeDisabled();
    expect(screen.getByText(/on its way/)).toHaveFocus();
    await act(async () => void fireEvent.submit(document.querySelector("form") as HTMLFormElement));
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await act(async () => respond(accepted));
    expect(send()).toBeEnabled();
  });

  test("a message is shown while the browser is offline", () => {
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    render(<Form />);
    expect(screen.queryByText(/You are offline/)).toBeNull();
    onLine.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(screen.getByText(/You are offline/)).toHaveRole("status");
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(screen.queryByText(/You are offline/)).toBeNull();
    onLine.mockRestore();
  });

  test("the group for how to talk opens for a text that is too long, and says so beside it", async () => {
    const user = show(Form);
    fireEvent.change(field("Your language"), { target: { value: "x".repeat(81) } });
    await user.click(send());
    const error = /80 characters or fewer, or leave it empty/;
    const link = within(await summary()).getByRole("link", { name: error });
    expect(field("Your language")).toHaveAccessibleDescription(error);
    expect(fold()).toHaveAttribute("open");
    fold().removeAttribute("open");
    await user.click(link);
    expect(fold()).toHaveAttribute("open");
    expect(field("Your language")).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

test("when only the captcha is missing, a toast says so", async () => {
  const user = show(EvaluationForm);
  await fillEvaluation(user);
  await user.click(send());
  await toast("Please complete the reCAPTCHA.");
  expect(fetchMock).not.toHaveBeenCalled();
  expect(field("Your name")).toHaveValue("Ana Example");
});

test("when only a field is invalid, there is no toast", async () => {
  const user = await filledIn(EvaluationForm, fillEvaluation);
  await user.clear(field("Phone number"));
  await user.click(send());
  expect(within(await summary()).getByRole("link")).toHaveTextContent("Please enter your phone number.");
  expect(document.querySelector(".toast")).toBeNull();
  expect(fetchMock).not.toHaveBeenCalled();
});

test("after a refusal the appointment form shows its failure toast and logs the error", async () => {
  storeChosenDate();
  const logged = expectLogs();
  fetchMock.mockResolvedValue(answer(429, { success: false, error: "Please wait." }));
  const user = await filledIn(AppointmentForm, fillAppointment);
  await user.click(send());
  await toast("Failed to send. Please try again.");
  expect(logged).toEqual(["Please wait."]);
});

test("an exception is reported, and the form shows a failure and can be sent again", async () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  const error = new Error("Broken before it is sent.");
  jest.spyOn(crypto, "getRandomValues").mockImplementationOnce(() => {
    throw error;
  });
  const user = await filledIn(EvaluationForm, fillEvaluation);
  await user.click(send());
  expect(await failure()).toHaveTextContent("Failed to send email");
  expect(reported).toHaveBeenCalledWith(error);
  expect(field("Your name")).toHaveValue("Ana Example");

  fetchMock.mockResolvedValue(accepted);
  await user.click(send());
  expect(await confirmation()).toBeVisible();
});
