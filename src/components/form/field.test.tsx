import { render, screen } from "@testing-library/react";
import { Field } from "./field";

const input = (props: { help?: string; error?: string }) => {
  render(
    <Field name="phone" label="Phone number" {...props}>
      {(control) => <input {...control} />}
    </Field>,
  );
  return screen.getByRole("textbox", { name: "Phone number" });
};

test("a field is required, and the asterisk is not part of its accessible name", () => {
  expect(input({})).toBeRequired();
});

test.each([
  ["nothing", {}, "", false],
  ["its help", { help: "With area code" }, "With area code", false],
  ["its error", { error: "Please enter your phone number." }, "Please enter your phone number.", true],
  ["both, help first", { help: "With area code", error: "Too short." }, "With area code Too short.", true],
])("a field is described by %s", (_, props, description, isInvalid) => {
  const control = input(props);
  expect(control).toHaveAccessibleDescription(description);
  expect(control.getAttribute("aria-invalid")).toBe(isInvalid ? "true" : null);
});
