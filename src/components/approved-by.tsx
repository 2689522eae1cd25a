import { graphql } from "gatsby";
import { useWords } from "../hooks/use-words";
import { formatDate } from "../shared/clinic/clinic-time";
import { concernPage } from "../words/en/concerns";
import { dates } from "../words/en/dates";
import { Sentence } from "./sentence";

/** Says which clinician approved a medical text, and when; nothing if nobody has. */
export function ApprovedBy({ approved }: { approved: Queries.ApprovedByFragment | null }) {
  const words = useWords({ concernPage });
  const dateWords = useWords({ dates });
  if (!approved) return null;
  const { by, on } = approved;
  return (
    <p>
      <Sentence
        text={words.approved}
        parts={{ name: by, date: <time dateTime={on}>{formatDate(on, dateWords)}</time> }}
      />
    </p>
  );
}

export const fragment = graphql`
  fragment ApprovedBy on ClinicianApproval {
    by
    on
  }
`;
