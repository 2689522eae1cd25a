import type { ComponentProps } from "react";
import * as styles from "./button.module.css";

/**
 * The classes of each look, for buttons and for links that look like buttons.
 * - booking: asks for an appointment; the one that stands out.
 * - primary: the main button of a section. secondary: the others, and a second choice in a form.
 * - tool: looks like secondary, but is hidden without script and on paper.
 * - text: looks like a link, inside a sentence.
 * - request: a link to the appointment form, with a message in it.
 * - submit: the main button of a form, which is not printed.
 */
export const buttonLooks = {
  booking: styles.booking,
  primary: styles.primary,
  secondary: styles.secondary,
  tool: `${styles.secondary} requires-js`,
  text: styles.text,
  request: styles.request,
  submit: `${styles.submit} screen-only`,
};

interface ButtonProps extends ComponentProps<"button"> {
  look: keyof typeof buttonLooks;
}

/** A button in one of the site's looks. A link in such a look is an ActionLink. */
export function Button({ look, type = "button", ...button }: ButtonProps) {
  return <button type={type} {...button} className={buttonLooks[look]} />;
}
