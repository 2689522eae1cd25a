interface Props {
  readonly id: string;
  readonly value: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}

/** The field for a text that cannot be shown as formatted text without changing how it is written: the text with its marks. */
export function PlainText({ id, value, attributes, onChange }: Props) {
  return (
    <div className="rich-text">
      <p id={`${id}-plain`}>
        This text is written in a way that cannot be shown as formatted text without changing it. Change its
        words here, and leave the marks in &lt; and &gt; as they are.
      </p>
      <textarea
        {...attributes}
        readOnly={attributes["aria-readonly"] === "true"}
        value={value}
        aria-describedby={`${id}-plain`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
