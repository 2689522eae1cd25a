import { Fragment } from "react";
import { telephoneLink } from "../shared/clinic/phone";

interface TextWithPhoneProps {
  text: string;
  /** The phone number as it is written in the text, with or without marks of its direction. */
  phone: string;
}

/**
 * A text in any language, with its phone number as a link. The number keeps its direction, since in Arabic its parts would
 * otherwise trade places.
 */
export function TextWithPhone({ text, phone }: TextWithPhoneProps) {
  const number = phone.replace(/[\u2066\u2069]/g, "");
  return text.split(number).map((part, index) => (
    // The parts of a text never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      {index > 0 && (
        <a href={telephoneLink(number)} dir="ltr">
          {number}
        </a>
      )}
      {part}
    </Fragment>
  ));
}
