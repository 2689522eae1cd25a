import { graphql } from "gatsby";
import { Band } from "../components/band";
import { Card, Cards } from "../components/card";
import { PrintButton } from "../components/print-button";
import { RichText, TitledText } from "../components/rich-text";
import { Sentence } from "../components/sentence";
import { TickList } from "../components/tick-list";
import { useWords } from "../hooks/use-words";
import { planSize, planSquare } from "../shared/site/floor-plan";
import { roomGuide } from "../words/en/visit";
import * as styles from "./sensory-guide.module.css";

type RoomOfGuide = Queries.SensoryGuideFragment["rooms"][number];

/** What a child will see, hear, smell and touch in each room, beside a drawn plan, and what a family may ask for. */
export function SensoryGuide({ block }: { block: Queries.SensoryGuideFragment }) {
  const words = useWords({ roomGuide });
  const { text, rooms, quietTimes, requests } = block;
  return (
    <Band
      block={block}
      beside={<FloorPlan rooms={rooms} />}
      below={
        <>
          <Cards>
            {rooms.map((room, index) => (
              <Room key={room.id} room={room} number={index + 1} />
            ))}
          </Cards>
          <Card>
            <h3>{requests.name}</h3>
            <TickList items={requests.items} />
            <RichText html={requests.note} />
          </Card>
          <div>
            <PrintButton part="section">{words.print}</PrintButton>
          </div>
        </>
      }
    >
      <RichText html={text} />
      <Card>
        <TitledText piece={quietTimes} />
      </Card>
    </Band>
  );
}

const width = planSize.columns * planSquare;
const height = planSize.rows * planSquare;

/** A drawn plan. Each room leads to its entry in the list, which says everything that the drawing shows. */
function FloorPlan({ rooms }: { rooms: readonly RoomOfGuide[] }) {
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
function doorPath({ column, row, width, height, door }: RoomOfGuide["place"]): string {
  const isAcross = door === "top" || door === "bottom";
  const x = column + (isAcross ? (width - 1) / 2 : door === "right" ? width : 0);
  const y = row + (isAcross ? (door === "bottom" ? height : 0) : (height - 1) / 2);
  return `M${x * planSquare} ${y * planSquare}${isAcross ? "h" : "v"}${planSquare}`;
}

/** A room, with what one sees, hears, smells and touches there. */
function Room({ room, number }: { room: RoomOfGuide; number: number }) {
  const words = useWords({ roomGuide });
  return (
    <Card as="li" id={room.id}>
      <h3>
        <Sentence text={words.numbered} parts={{ number, name: <span>{room.name}</span> }} />
      </h3>
      {(["see", "hear", "smell", "touch"] as const).map((sense) => (
        <p key={sense}>
          <strong>{words[sense]}</strong> {room[sense]}
        </p>
      ))}
    </Card>
  );
}

export const fragment = graphql`
  fragment SensoryGuide on SensoryGuideBlock {
    anchor
    heading
    text
    rooms {
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
    quietTimes {
      title
      text
    }
    requests {
      name
      items
      note
    }
  }
`;
