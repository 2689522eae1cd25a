import { Fragment } from "react";

/** A text whose words may be on two lines after a slash, as in "Articulation/phonological". */
export function SlashedWords({ text }: { text: string }) {
  const [first, ...rest] = text.split("/");
  return (
    <>
      {first}
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order.
        <Fragment key={index}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
