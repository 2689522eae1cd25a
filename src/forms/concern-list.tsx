import { Concern } from "../components/concern";
import { RequestLink } from "./request-link";

/** Concerns, each with its answer and a request that is begun. */
export function ConcernList({ concerns }: { concerns: readonly Queries.ConcernFragment[] }) {
  return concerns.map((concern) => (
    <Concern key={concern.jsonId} concern={concern}>
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
