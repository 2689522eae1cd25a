import { act, fireEvent, render, screen } from "@testing-library/react";
import { AppointmentForm } from "./appointment-form";
import { EvaluationForm } from "./evaluation-form";
import {
  accepted,
  fetchMock,
  fillAppointment,
  fillEvaluation,
  filledIn,
  robot,
  send,
  sentBodies,
  setUpForms,
  storeChosenDate,
  toast,
} from "./submit-handler.fixtures";

jest.mock("../../embeds/captcha");
setUpForms();

const successToast = "Thank you for submitted the form! A staff member will be reaching out to you soon!";

const email = "ana@example.com";
const composed = "Appointment Request\nPreferred Date: 11/27/2026\nPreferred Time: 09:30\n\nHello";

describe.each([
  ["evaluation", EvaluationForm, fillEvaluation, "Sending", "(907) 555-0100", "Hello"],
  ["appointment", AppointmentForm, fillAppointment, "Sending...", "9075550100", composed],
] as const)("the %s form", (name, Form, fill, busyLabel, phone, message) => {
  beforeEach(storeChosenDate);

  test("a successful submit sends four fields, shows a toast and a lasting confirmation, and clears the form", async () => {
    fetchMock.mockResolvedValue(accepted);
    const user = await filledIn(Form, fill);
    await user.click(send());
    expect(sentBodies()).toEqual([{ name: "Ana Example", phone, email, message }]);

    await toast(successToast);
    const confirmation = screen.getByRole("region", { name: /have your request/ });
    expect(confirmation).toHaveFocus();
    expect(confirmation).toHaveTextContent("appointments are not scheduled until our staff replies to you");
    expect(confirmation).toHaveTextContent("We are open now, until 7pm.");
    for (const box of screen.getAllByRole("textbox")) expect(box).toHaveValue("");
    expect(await robot()).not.toBeChecked();
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
});
