import { graphql } from "gatsby";
import { useWords } from "../hooks/use-words";
import { team } from "../words/en/sections";
import { fill } from "../words/fill";
import { Picture } from "./picture";
import * as styles from "./portrait.module.css";

interface PortraitProps {
  person: Queries.PortraitFragment;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Without it, the portrait is 4:5 in a frame with rounded corners. */
  className?: string | undefined;
}

/** The photo of a person, or the initials where there is none. These say no more than the name beside them. */
export function Portrait({ person: { name, imageUrl }, sizes, className }: PortraitProps) {
  const words = useWords({ team });
  if (imageUrl) {
    const alt = fill(words.portrait, { name });
    return <Picture image={imageUrl.childImageSharp?.card} alt={alt} sizes={sizes} className={className} />;
  }
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 80 100"
      preserveAspectRatio="xMidYMid slice"
      className={`${className ?? styles.framed} ${styles.clay}`}
    >
      <circle cx="40" cy="50" r="27" className={styles.disc} />
      <text x="40" y="58.5" className={styles.initials}>
        {initialsOf(name)}
      </text>
    </svg>
  );
}

/** The first letters of the first and the last name, without what is abbreviated: "Dr. Rosa M. Lake" gives "RL". */
function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((each) => !each.endsWith("."));
  return [names[0], names.slice(1).at(-1)].map((each) => [...(each ?? "")][0]?.toUpperCase()).join("");
}

export const fragment = graphql`
  fragment Portrait on TeamMember {
    name
    imageUrl {
      ...PictureCard
    }
  }
`;
