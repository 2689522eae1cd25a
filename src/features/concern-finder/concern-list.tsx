import { ActionLink } from "../../components/action-link";
import { buttonLooks } from "../../components/button-looks";
import { RequestLink } from "../../components/form/request-link";
import { useWords } from "../../hooks/use-words";
import { concernList } from "../../words/en/concern-list";
import { fill } from "../../words/fill";
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
  const words = useWords({ concernList });
  return concerns.map((concern, index) => (
    <Concern key={concern.jsonId} concern={concern} isOpen={opensFirst && index === 0}>
      {concern.service && (
        <RequestLink
          message={fill(words.askMessage, { service: concern.service.name, concern: concern.name })}
        >
          {words.ask}
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
