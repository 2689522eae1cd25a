import { render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { WordsContext } from "../../hooks/use-words";
import { english } from "../../words/catalog";
import { englishWordsIn, pseudo, pseudoCatalog } from "../../words/pseudo.fixtures";
import { AppointmentForm } from "./appointment-form";
import { EvaluationForm } from "./evaluation-form";
import {
  accepted,
  answer,
  expectLogs,
  fetchMock,
  fillEvaluation,
  robot,
  setUpForms,
  visitor,
} from "./submit-handler.fixtures";

jest.mock("../../embeds/captcha");
setUpForms();

const shared = [
  ["Email address", "email", "email", "email", "email"],
  ["Your message", "message", "textarea", "", null],
] as const;

describe.each([
  [
    "evaluation",
    EvaluationForm,
    [["Your name", "name", "text", "name", null], ["Phone number", "phone", "tel", "tel", "tel"], ...shared],
  ],
  [
    "appointment",
    AppointmentForm,
    [
      ["First name", "first_name", "text", "given-name", null],
      ["Last name", "last_name", "text", "family-name", null],
      ["Phone number", "phone", "tel", "tel", "numeric"],
      ...shared,
      ["Preferred date", "preferred_date", "text", "off", null],
    ],
  ],
] as const)("the %s form", (_, Form, fields) => {
  test.each(fields)("asks for %s", (label, name, type, autocomplete, keyboard) => {
    render(<Form />);
    const control = screen.getByRole<HTMLInputElement>("textbox", { name: label });
    expect(control).toBeRequired();
    expect(control).toMatchObject({ name, type, autocomplete });
    expect(control.getAttribute("inputmode")).toBe(keyboard);
  });

  test("asks for nothing else that is required, and offers the phone number and the hours instead", () => {
    const { container } = render(<Form />);
    const fold = screen.getByText("How we can talk with you (optional)").closest("details");
    expect(fold).not.toHaveAttribute("open");
    const seen = screen.getAllByRole("textbox").filter((control) => !fold?.contains(control));
    expect(seen).toHaveLength(fields.length);
    for (const control of within(fold as HTMLElement).getAllByRole("textbox"))
      expect(control).not.toBeRequired();
    expect(screen.getByRole("textbox", { name: "Your message" })).toHaveAccessibleDescription(
      /leave out medical details/,
    );
    expect(screen.getByRole("link", { name: "(907) 555-0142" })).toHaveAttribute("href", "tel:+19075550142");
    expect(screen.getByText(/Or call us/)).toHaveTextContent("Monday-Thursday 7am-7pm, Friday 9am-5pm");
    // So that a native submit never puts values into the URL.
    expect(container.querySelector("form")).toHaveAttribute("method", "post");
  });

  test("does not say on a built page that the visitor is offline", () => {
    expect(renderToString(<Form />)).not.toContain("offline");
  });
});

test("the appointment form's date and time are chosen, not typed", () => {
  render(<AppointmentForm />);
  expect(screen.getByRole("textbox", { name: "Preferred date" })).toHaveAttribute("readonly");
  expect(screen.getByRole("combobox", { name: "Preferred time" })).toBeRequired();
});

const { requests, sending, validation } = english;
const show = (form: ReactElement) => render(<WordsContext value={pseudoCatalog}>{form}</WordsContext>);
const send = () => screen.getByRole("button", { name: pseudo(requests.send) });

test.each([
  ["appointment", <AppointmentForm key="appointment" />],
  ["evaluation", <EvaluationForm key="evaluation" />],
])("the errors of the %s form are in the language of the page", async (_, form) => {
  const { container } = show(form);
  await visitor().click(send());
  await screen.findByRole("region", { name: pseudo(english.forms.unsent) });
  const [missing = ""] = pseudo(validation.missing).split("{field}");
  expect(screen.getAllByText(missing, { exact: false }).length).toBeGreaterThan(3);
  const toasts = await screen.findByRole("region", { name: pseudo(english.toasts.region) });
  await within(toasts).findByText(/⟦/);
  // One announcement, by the live region only, and no name of the library's own.
  expect(toasts.querySelectorAll("[role=alert], [role=status], [aria-live]")).toHaveLength(0);
  expect(within(toasts).queryByRole("progressbar")).toBeNull();
  expect(englishWordsIn(container, ["Robot"])).toEqual([]);
});

test.each([
  ["sent", accepted, sending.sent],
  ["refused", answer(500, { success: false, error: "Please wait." }), sending.notSent],
])("the result of a request that was %s is in the language of the page", async (_, response, heading) => {
  expectLogs();
  fetchMock.mockResolvedValue(response);
  const { container } = show(<EvaluationForm />);
  const user = visitor();
  await fillEvaluation(user, pseudo);
  await user.click(await robot());
  await user.click(send());
  expect(await screen.findByRole("region", { name: pseudo(heading) })).toHaveFocus();
  expect(container).not.toHaveTextContent("Please wait.");
  expect(englishWordsIn(container, ["Robot"])).toEqual([]);
  expect(JSON.parse(fetchMock.mock.calls[0][1].body)).toEqual({
    name: "Ana Example",
    phone: "(907) 555-0100",
    email: "ana@example.com",
    // The pseudo-language has the locale of English.
    message: "Language: English\n\nHello",
  });
});
