import { graphql } from "gatsby";
import { Card } from "../../components/card";
import { Sentence } from "../../components/sentence";
import { useWords } from "../../hooks/use-words";
import { roomGuide } from "../../words/en/visit";

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
