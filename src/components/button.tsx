import type { ComponentProps } from "react";
import { buttonLooks } from "./button-looks";

interface ButtonProps extends ComponentProps<"button"> {
  look: keyof typeof buttonLooks;
}

/** A button in one of the site's looks. A link in such a look is an ActionLink. */
export function Button({ look, type = "button", ...button }: ButtonProps) {
  return <button type={type} {...button} className={buttonLooks[look]} />;
}
