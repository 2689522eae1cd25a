/** @jest-environment node */
import { useStaticQuery } from "gatsby";
import { renderToString } from "react-dom/server";
import { clinic } from "../../hooks/use-clinic.fixtures";
import { AppointmentForm } from "./appointment-form";
import { EvaluationForm } from "./evaluation-form";

describe.each([
  ["evaluation", EvaluationForm],
  ["appointment", AppointmentForm],
])("the server-rendered %s form", (_, Form) => {
  let html: string;
  beforeEach(() => {
    jest.mocked(useStaticQuery).mockReturnValue({ clinic });
    html = renderToString(<Form />);
  });

  test("has data-replay-click, so that a submit before hydration is replayed", () => {
    expect(html).toMatch(/<form[^>]* data-replay-click/);
  });

  test("gives the clinic's phone number in <noscript>", () => {
    const [, words = ""] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
    expect(words).toMatch(/needs JavaScript/);
    expect(words).toContain('href="tel:+19075550142"');
  });

  test("does not say that the visitor is offline", () => {
    expect(html).not.toContain("offline");
  });
});
