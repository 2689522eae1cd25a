import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { clinic } from "../../hooks/use-clinic.fixtures";
import { EvaluationForm } from "./evaluation-form";

let mockIsOffline = true;
jest.mock("./evaluation-submit", () => {
  if (mockIsOffline) throw new Error("The network is down.");
  return jest.requireActual("./evaluation-submit");
});
jest.mock("../../embeds/captcha", () => ({ loadCaptcha: () => new Promise(() => {}) }));

test("when the submit handler does not load, the form says so, and the next click loads it again", async () => {
  jest.mocked(useStaticQuery).mockReturnValue({ clinic });
  render(<EvaluationForm />);
  await userEvent.type(screen.getByRole("textbox", { name: "Your name" }), "Ana");
  await userEvent.click(screen.getByRole("button", { name: "Send Request" }));
  expect(await screen.findByText(/Part of this form did not load/)).toBeVisible();

  mockIsOffline = false;
  await userEvent.click(screen.getByRole("button", { name: "Send Request" }));
  expect(await screen.findByRole("region", { name: /Nothing was sent yet/ })).toHaveFocus();
  expect(screen.queryByText(/Part of this form did not load/)).toBeNull();
  expect(screen.getByRole("textbox", { name: "Your name" })).toHaveValue("Ana");
});
