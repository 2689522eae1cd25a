/** @jest-environment node */
import { useStaticQuery } from "gatsby";
import { renderToString } from "react-dom/server";
import { clinic } from "../../hooks/use-clinic.fixtures";
import { AppointmentForm } from "./appointment-form";
import { EvaluationForm } from "./evaluation-form";

describe.each([
  ["evaluation", EvaluationForm],
  ["appointment", AppointmentForm],
])("the %s form as written into the page", (_, Form) => {
  let html: string;
  beforeEach(() => {
    jest.mocked(useStaticQuery).mockReturnValue({ clinic });
    html = renderToString(<Form />);
  });

  test("is sent by the script alone: what is pressed earlier waits for it", () => {
    expect(html).toMatch(/<form[^>]* data-replay-click/);
  });

  test("says without script how to reach the clinic", () => {
    const [, words = ""] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
    expect(words).toMatch(/needs JavaScript/);
    expect(words).toContain('href="tel:+19075550142"');
  });

  test("says nothing of the visitor's network", () => {
    expect(html).not.toContain("offline");
  });
});
