import { graphql } from "gatsby";
import { useWords } from "../hooks/use-words";
import { formatDate } from "../shared/clinic/clinic-time";
import * as shapes from "../styles/shapes.module.css";
import { concernPage } from "../words/en/concerns";
import { dates } from "../words/en/dates";
import { ActionLink } from "./actions";
import { Sentence } from "./sentence";

/** The line above everything about concerns: whom to call if it can't wait, also for thoughts of suicide. */
export function CantWait() {
  const words = useWords({ concernPage });
  return (
    <p className={shapes.urgentLine}>
      <Sentence
        text={words.cantWait}
        parts={{
          emergency: <a href="tel:911">{words.callEmergency}</a>,
          call: <a href="tel:988">{words.callCrisis}</a>,
          text: <a href="sms:988">{words.textCrisis}</a>,
        }}
      />
    </p>
  );
}

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

/** A link to where a text comes from, by the name of that website, in a new tab. */
export function SourceLink({ url }: { url: string }) {
  const name = new URL(url).hostname.replace(/^www\./, "");
  return <ActionLink to={{ href: url, kind: "outside", pdf: null }}>{name}</ActionLink>;
}

export const fragment = graphql`
  fragment ApprovedBy on ClinicianApproval {
    by
    on
  }
`;
