import { screen } from "@testing-library/react";
import { EvaluationForm } from "./evaluation-form";
import { fillEvaluation, filledIn, send, setUpForms } from "./submit-handler.fixtures";

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

test("an exception during validation is reported, and the form shows a failure and can be sent again", async () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  const error = new Error("Broken in the check.");
  mockCheck.mockImplementationOnce(() => {
    throw error;
  });
  const user = await filledIn(EvaluationForm, fillEvaluation);
  await user.click(send());
  const notice = await screen.findByRole("region", { name: "Your request was not sent" });
  expect(reported).toHaveBeenCalledWith(error);
  expect(notice).toHaveTextContent("Failed to send email");
  expect(screen.getByRole("textbox", { name: "Your name" })).toHaveValue("Ana Example");

  await user.click(send());
  expect(mockCheck).toHaveBeenCalledTimes(2);
});
