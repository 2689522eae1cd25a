import { render, screen, within } from "@testing-library/react";
import { AppointmentForm } from "./appointment-form";
import { EvaluationForm } from "./evaluation-form";
import {
  answer,
  expectLogs,
  fetchMock,
  field,
  fillAppointment,
  fillEvaluation,
  logged,
  robot,
  send,
  setUpForms,
  storeChosenDate,
  toast,
  visitor,
} from "./submit-handler.fixtures";

jest.mock("../../embeds/captcha");
setUpForms();

describe("the evaluation form is not sent", () => {
  test("when it is empty: it shows a toast, a focused summary and an error beside each field", async () => {
    render(<EvaluationForm />);
    await visitor().click(send());
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

  test("and a link in the summary focuses its field", async () => {
    render(<EvaluationForm />);
    const user = visitor();
    await user.click(send());
    await user.click(await screen.findByRole("link", { name: "Please enter your email address." }));
    expect(field("Email address")).toHaveFocus();
    await user.click(screen.getByRole("link", { name: "Please complete the reCAPTCHA." }));
    expect(screen.getByRole("group", { name: /person/ })).toHaveFocus();
  });

  test("when only the captcha is missing: it shows a toast", async () => {
    render(<EvaluationForm />);
    const user = visitor();
    await fillEvaluation(user);
    await user.click(send());
    await toast("Please complete the reCAPTCHA.");
    expect(fetchMock).not.toHaveBeenCalled();
    expect(field("Your name")).toHaveValue("Ana Example");
  });

  test("when only a field is invalid: it shows no toast", async () => {
    render(<EvaluationForm />);
    const user = visitor();
    await fillEvaluation(user);
    await user.clear(field("Phone number"));
    await user.click(await robot());
    await user.click(send());
    expect(await screen.findByRole("link", { name: "Please enter your phone number." })).toBeVisible();
    expect(document.querySelector(".toast")).toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

test("the appointment form is not sent while date and time are missing, and says so", async () => {
  render(<AppointmentForm />);
  const user = visitor();
  await fillAppointment(user);
  await user.click(await robot());
  await user.click(send());
  expect(await screen.findByRole("link", { name: "Please choose a date." })).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Preferred time" })).toHaveAccessibleDescription(
    /Please choose a time\./,
  );
  expect(fetchMock).not.toHaveBeenCalled();
});

describe.each([
  [
    "a rejection with an error message",
    () => Promise.resolve(answer(429, { success: false, error: "Please wait." })),
    "Please wait.",
  ],
  ["a rejection without a message", () => Promise.resolve(answer(500, {})), "Failed to send email"],
  ["success: false", () => Promise.resolve(answer(200, { success: false })), "Failed to send email"],
  ["an HTML page", () => Promise.resolve(answer(200, "<!doctype html>")), "Failed to send email"],
  ["a network error", () => Promise.reject(new TypeError("Failed to fetch")), "Failed to send email"],
])("after %s", (_, respond, error) => {
  test("the appointment form shows its failure toast and logs the error", async () => {
    storeChosenDate();
    expectLogs();
    fetchMock.mockImplementation(respond);
    render(<AppointmentForm />);
    const user = visitor();
    await fillAppointment(user);
    await user.click(await robot());
    await user.click(send());
    await toast("Failed to send. Please try again.");
    expect(logged).toEqual([error]);
  });
});

test.each([
  ["404 Not Found", "Email service not available. Please check your server configuration."],
  ["Environment variables missing", "Configuration error. Please check your API settings."],
  ["network unreachable", "Network error. Please check your internet connection."],
  ["Please wait.", "Failed to send message: Please wait."],
])("the evaluation form's toast for the error %j is %j", async (error, words) => {
  fetchMock.mockResolvedValue(answer(500, { success: false, error }));
  render(<EvaluationForm />);
  const user = visitor();
  await fillEvaluation(user);
  await user.click(await robot());
  await user.click(send());
  await toast(words);
});

test("if the captcha does not load, the form says what to do and can load it again", async () => {
  const { loadCaptcha } = jest.requireMock<{ loadCaptcha: jest.Mock }>("../../embeds/captcha");
  loadCaptcha.mockRejectedValueOnce(new Error("blocked"));
  render(<EvaluationForm />);
  const user = visitor();
  await user.click(field("Your name"));
  const words = await screen.findByRole("alert");
  expect(words).toHaveTextContent(/did not load.*call us: \(907\) 555-0142/);
  await user.click(within(words).getByRole("button", { name: "Load it again" }));
  expect(await robot()).toBeVisible();
});
