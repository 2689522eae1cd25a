import { graphql } from "gatsby";
import { Card } from "../../components/card";
import { Sentence } from "../../components/sentence";
import { useWords } from "../../hooks/use-words";
import { planSize, planSquare } from "../../shared/site/floor-plan";
import { roomGuide } from "../../words/en/visit";
import * as styles from "./floor-plan.module.css";

interface FloorPlanProps {
  rooms: readonly Pick<Queries.RoomFragment, "id" | "name" | "place">[];
}

const width = planSize.columns * planSquare;
const height = planSize.rows * planSquare;

/** A drawn plan. Each room leads to its entry in the list, which says everything that the drawing shows. */
export function FloorPlan({ rooms }: FloorPlanProps) {
  const words = useWords({ roomGuide });
  return (
    <nav aria-label={words.plan} className={styles.plan}>
      <svg
        role="presentation"
        viewBox={`-3 -3 ${width + 6} ${height + 6}`}
        width="100%"
        fill="var(--surface-raised)"
        stroke="var(--line-strong)"
        strokeWidth="3"
        textAnchor="middle"
      >
        {rooms.map(({ id, name, place }, index) => (
          <a key={id} href={`#${id}`} className={styles.room}>
            <rect
              x={place.column * planSquare}
              y={place.row * planSquare}
              width={place.width * planSquare}
              height={place.height * planSquare}
              rx="6"
            />
            <path d={doorPath(place)} stroke="var(--surface-raised)" strokeWidth="4" />
            <text
              x={(place.column + place.width / 2) * planSquare}
              y={(place.row + place.height / 2) * planSquare}
              fill="var(--link)"
              stroke="none"
              fontSize="16"
            >
              {index + 1}{" "}
              <tspan x={(place.column + place.width / 2) * planSquare} dy="18">
                {name}
              </tspan>
            </text>
          </a>
        ))}
      </svg>
    </nav>
  );
}

/**
 * The SVG path of a room's door: a line as long as a square, in the middle of one side.
 * @param place in squares, with the side of the door: "top", "bottom", "left" or "right"
 */
export function doorPath({ column, row, width, height, door }: Queries.RoomFragment["place"]): string {
  const isAcross = door === "top" || door === "bottom";
  const x = column + (isAcross ? (width - 1) / 2 : door === "right" ? width : 0);
  const y = row + (isAcross ? (door === "bottom" ? height : 0) : (height - 1) / 2);
  return `M${x * planSquare} ${y * planSquare}${isAcross ? "h" : "v"}${planSquare}`;
}

interface RoomProps {
  room: Queries.RoomFragment;
  /** The number of the room on the plan. */
  number: number;
}

/** A room, with what one sees, hears, smells and touches there. */
export function Room({ room: { id, name, see, hear, smell, touch }, number }: RoomProps) {
  const words = useWords({ roomGuide });
  const senses = [
    [words.see, see],
    [words.hear, hear],
    [words.smell, smell],
    [words.touch, touch],
  ] as const;
  return (
    <Card as="li" id={id}>
      <h3>
        <Sentence text={words.numbered} parts={{ number, name: <span>{name}</span> }} />
      </h3>
      {senses.map(([sense, text]) => (
        <p key={sense}>
          <strong>{sense}</strong> {text}
        </p>
      ))}
    </Card>
  );
}

export const fragment = graphql`
  fragment Room on Room {
    id
    name
    place {
      column
      row
      width
      height
      door
    }
    see
    hear
    smell
    touch
  }
`;
