import { ActionLink } from "../../components/action-link";
import { buttonLooks } from "../../components/button-looks";
import { RequestLink } from "../../components/form/request-link";
import { Concern } from "./concern";

interface ConcernListProps {
  concerns: readonly Queries.ConcernFragment[];
  /** Whether the first concern is initially open. */
  opensFirst?: boolean;
  /** A link below each answer that can wait. */
  elsewhere: Queries.ActionFragment | null;
}

/** A list of concerns, each with its answer, a link to the appointment form with a message prefill, and who else helps. */
export function ConcernList({ concerns, opensFirst, elsewhere }: ConcernListProps) {
  return concerns.map((concern, index) => (
    <Concern key={concern.jsonId} concern={concern} isOpen={opensFirst && index === 0}>
      {concern.service && (
        <RequestLink
          message={`I would like to ask about: ${concern.service.name}\nWhat I see at home: ${concern.name}\nMy child's age: `}
        >
          Ask for a visit
        </RequestLink>
      )}
      {elsewhere && concern.service && !concern.isEmergency && (
        <ActionLink to={elsewhere.to} className={buttonLooks.secondary}>
          {elsewhere.label}
        </ActionLink>
      )}
    </Concern>
  ));
}
