import { render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
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
  robot,
  setUpForms,
  visitor,
} from "./submit-handler.fixtures";

jest.mock("../../embeds/captcha");
setUpForms();

const { requests, sending, validation } = english;
const show = (form: ReactElement) => render(<WordsContext value={pseudoCatalog}>{form}</WordsContext>);
const box = (label: string) => screen.getByRole("textbox", { name: pseudo(label) });
const send = () => screen.getByRole("button", { name: pseudo(requests.send) });

test.each([
  ["appointment", <AppointmentForm key="appointment" />],
  ["evaluation", <EvaluationForm key="evaluation" />],
])("the errors of the %s form are in the language of the page", async (_, form) => {
  const { container } = show(form);
  await visitor().click(send());
  await screen.findByRole("region", { name: pseudo(english.forms.unsent) });
  expect(
    screen.getAllByText(pseudo(validation.missing).split("{field}")[0] ?? "", { exact: false }).length,
  ).toBeGreaterThan(3);
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
])(
  "the result of a request that was %s is said in the language of the page",
  async (_, response, heading) => {
    expectLogs();
    fetchMock.mockResolvedValue(response);
    const { container } = show(<EvaluationForm />);
    const user = visitor();
    await user.type(box(requests.name), "Ana Example");
    await user.type(box(requests.phone), "(907) 555-0100");
    await user.type(box(requests.email), "ana@example.com");
    await user.type(box(requests.message), "Hola");
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
      message: "Language: English\n\nHola",
    });
  },
);
