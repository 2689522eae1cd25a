import { drawings } from "./icon-drawings";

/** A decorative icon beside a text that says the same; 1.25em in size. */
export function Icon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill={name === "play" ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
