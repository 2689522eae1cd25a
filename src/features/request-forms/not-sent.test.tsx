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
  filledIn,
  logged,
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
