import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { AppointmentForm } from "./appointment-form";
import { EvaluationForm } from "./evaluation-form";

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
