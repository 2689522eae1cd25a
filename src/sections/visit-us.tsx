import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Band } from "../components/band";
import { DirectionsLink, OtherPhones, PhoneLink } from "../components/contact-links";
import { Icon } from "../components/icon";
import { RichText } from "../components/rich-text";
import { ClosedDays, SeasonHours } from "../components/season-hours";
import { useClinic } from "../hooks/use-clinic";
import { useWords } from "../hooks/use-words";
import { formatDays, formatTimes, type OpeningHours } from "../shared/clinic/hours";
import * as shapes from "../styles/shapes.module.css";
import { dates } from "../words/en/dates";
import { place } from "../words/en/layout";
import { fill } from "../words/fill";
import * as styles from "./visit-us.module.css";

/** The clinic's locations, with parking and door, hours and phone number. */
export function VisitUs({ block }: { block: Queries.VisitUsFragment }) {
  const { address, arrival, currentHours, locations } = useClinic();
  return (
    <Band
      block={block}
      below={
        <>
          <Place
            address={address}
            arrival={arrival}
            hours={currentHours}
            notes={
              <>
                <SeasonHours />
                <ClosedDays />
              </>
            }
            otherPhones={<OtherPhones />}
          />
          {locations?.map(({ name, phone, hours, ...place }) => (
            <section key={name} className={shapes.stack}>
              <h3>{name}</h3>
              <Place {...place} hours={hours ?? currentHours} phone={phone ?? undefined} heading="h4" />
            </section>
          ))}
        </>
      }
    >
      <RichText html={block.text} />
    </Band>
  );
}

interface PlaceProps extends Pick<ReturnType<typeof useClinic>, "address" | "arrival"> {
  hours: readonly OpeningHours[];
  /** What else is to be said of the hours. */
  notes?: ReactNode;
  /** Without it, the clinic's main number. */
  phone?: string | undefined;
  otherPhones?: ReactNode;
  /** The level of the headings. */
  heading?: FactProps["level"];
}

function Place({ address, arrival, hours, notes, phone, otherPhones, heading = "h3" }: PlaceProps) {
  const words = useWords({ place });
  const dateWords = useWords({ dates });
  return (
    <div className={styles.facts}>
      <Fact icon="pin" heading={words.location} level={heading}>
        <p>
          <DirectionsLink address={address} />
        </p>
      </Fact>
      <Fact icon="parking" heading={words.parking} level={heading}>
        <p>{arrival.parking}</p>
      </Fact>
      <Fact icon="door" heading={words.door} level={heading}>
        <p>{arrival.door}</p>
      </Fact>
      <Fact icon="clock" heading={words.hours} level={heading}>
        {hours.map((entry) => (
          <p key={entry.days[0]}>
            {fill(words.hoursOf, {
              days: formatDays(entry.days, dateWords),
              times: formatTimes(entry, dateWords),
            })}
          </p>
        ))}
        {notes}
      </Fact>
      <Fact icon="phone" heading={words.phone} level={heading}>
        <p>
          <PhoneLink number={phone} />
        </p>
        {otherPhones}
      </Fact>
    </div>
  );
}

interface FactProps {
  icon: "pin" | "parking" | "door" | "clock" | "phone";
  heading: string;
  level: "h3" | "h4";
  children: ReactNode;
}

function Fact({ icon, heading, level: Heading, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <Heading>{heading}</Heading>
      <div>{children}</div>
    </div>
  );
}

export const fragment = graphql`
  fragment VisitUs on VisitUsBlock {
    anchor
    heading
    text
    actions {
      ...Action
    }
  }
`;
