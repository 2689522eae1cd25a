import { graphql } from "gatsby";
import { Band } from "../components/band";
import { Card, Cards } from "../components/card";
import { PrintButton } from "../components/print-button";
import { RichText, TitledText } from "../components/rich-text";
import { TickList } from "../components/tick-list";
import { FloorPlan, Room } from "../features/sensory-guide/floor-plan";
import { useWords } from "../hooks/use-words";
import { roomGuide } from "../words/en/visit";

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

export const fragment = graphql`
  fragment SensoryGuide on SensoryGuideBlock {
    anchor
    heading
    text
    rooms {
      ...Room
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
