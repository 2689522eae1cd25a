import { fireEvent, screen, within } from "@testing-library/react";
import { AppointmentForm } from "./appointment-form";
import { EvaluationForm } from "./evaluation-form";
import {
  accepted,
  fetchMock,
  field,
  fillAppointment,
  fillEvaluation,
  filledIn,
  send,
  sentBodies,
  setUpForms,
  show,
  storeChosenDate,
  type Visitor,
} from "./submit-handler.fixtures";

jest.mock("../../embeds/captcha");
setUpForms();

const fold = () => screen.getByText("How we can talk with you (optional)").closest("details") as HTMLElement;
const box = (name: string) => screen.getByRole("checkbox", { name });
const confirmation = () => screen.findByRole("region", { name: /have your request/ });

async function fillTalk(user: Visitor): Promise<void> {
  await user.click(within(fold()).getByText("How we can talk with you (optional)"));
  await user.type(field("Your language"), "Spanish");
  await user.click(box("An interpreter"));
  await user.click(box("Sign language (ASL)"));
  await user.click(box("Call me through relay (711)"));
  await user.type(field("Best time to call"), "mornings");
}

const lines =
  "Language: Spanish\nInterpreter: yes\nTalk by: ASL (sign language), relay (711)\nBest time to call: mornings";

describe.each([
  ["evaluation", EvaluationForm, fillEvaluation, `${lines}\n\nHello`],
  [
    "appointment",
    AppointmentForm,
    fillAppointment,
    `Appointment Request\nPreferred Date: 11/27/2026\nPreferred Time: 09:30\n${lines}\n\nHello`,
  ],
] as const)("the %s form", (name, Form, fill, composed) => {
  beforeEach(storeChosenDate);

  test("sends the wishes as lines of the message, with no other fields, and then clears them", async () => {
    fetchMock.mockResolvedValue(accepted);
    const user = await filledIn(Form, fill);
    await fillTalk(user);
    await user.click(send());
    expect(await confirmation()).toBeVisible();
    const [body] = sentBodies();
    expect(Object.keys(body)).toEqual(["name", "phone", "email", "message"]);
    expect(body.message).toBe(composed);
    expect(field("Your language")).toHaveValue("");
    for (const each of within(fold()).getAllByRole("checkbox")) expect(each).not.toBeChecked();
    expect(sessionStorage.getItem(`draft:${name}`)).toBeNull();
  });

  test("opens the group for a text that is too long, and says so beside it", async () => {
    const user = show(Form);
    fireEvent.change(field("Your language"), { target: { value: "x".repeat(81) } });
    await user.click(send());
    const error = /80 characters or fewer, or leave it empty/;
    const summary = await screen.findByRole("region", { name: /Nothing was sent yet/ });
    expect(field("Your language")).toHaveAccessibleDescription(error);
    expect(fold()).toHaveAttribute("open");
    fold().removeAttribute("open");
    await user.click(within(summary).getByRole("link", { name: error }));
    expect(fold()).toHaveAttribute("open");
    expect(field("Your language")).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
