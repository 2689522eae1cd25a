import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Actions } from "../components/actions";
import { Band } from "../components/band";
import { ClosedDays } from "../components/closed-days";
import { DirectionsLink } from "../components/directions-link";
import { Icon } from "../components/icon";
import { PhoneLink } from "../components/phone-link";
import { RichText } from "../components/rich-text";
import { SeasonHours } from "../components/season-hours";
import { useClinic } from "../hooks/use-clinic";
import { useWords } from "../hooks/use-words";
import { formatDays, formatTimes } from "../shared/clinic/hours";
import { dates } from "../words/en/dates";
import { place } from "../words/en/place";
import { fill } from "../words/fill";
import * as styles from "./visit-us.module.css";

/** The clinic's location, with parking and door, its hours and phone number. */
export function VisitUs({ block }: { block: Queries.VisitUsFragment }) {
  const { address, arrival, currentHours } = useClinic();
  const words = useWords({ place });
  const dateWords = useWords({ dates });
  return (
    <Band
      anchor={block.anchor}
      heading={block.heading}
      below={
        <div className={styles.facts}>
          <Fact icon="pin" heading={words.location}>
            <p>
              <DirectionsLink address={address} />
            </p>
          </Fact>
          <Fact icon="parking" heading={words.parking}>
            <p>{arrival.parking}</p>
          </Fact>
          <Fact icon="door" heading={words.door}>
            <p>{arrival.door}</p>
          </Fact>
          <Fact icon="clock" heading={words.hours}>
            {currentHours.map((entry) => (
              <p key={entry.days[0]}>
                {fill(words.hoursOf, {
                  days: formatDays(entry.days, dateWords),
                  times: formatTimes(entry, dateWords),
                })}
              </p>
            ))}
            <SeasonHours />
            <ClosedDays />
          </Fact>
          <Fact icon="phone" heading={words.phone}>
            <p>
              <PhoneLink />
            </p>
          </Fact>
        </div>
      }
    >
      <RichText html={block.text} />
      <Actions actions={block.actions} />
    </Band>
  );
}

interface FactProps {
  icon: "pin" | "parking" | "door" | "clock" | "phone";
  heading: string;
  children: ReactNode;
}

function Fact({ icon, heading, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <h3>{heading}</h3>
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
