import { RequestLink } from "../../components/form/request-link";
import { Concern } from "./concern";

interface ConcernListProps {
  concerns: readonly Queries.ConcernFragment[];
  /** Whether the first concern is initially open. */
  opensFirst?: boolean;
}

/** A list of concerns, each with its answer and a link to the appointment form with a message prefill. */
export function ConcernList({ concerns, opensFirst }: ConcernListProps) {
  return concerns.map((concern, index) => (
    <Concern key={concern.jsonId} concern={concern} isOpen={opensFirst && index === 0}>
      {concern.service && (
        <RequestLink
          message={`I would like to ask about: ${concern.service.name}\nWhat I see at home: ${concern.name}\nMy child's age: `}
        >
          Ask for a visit
        </RequestLink>
      )}
    </Concern>
  ));
}
