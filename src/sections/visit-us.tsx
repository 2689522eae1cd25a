import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Actions } from "../components/actions";
import { Band } from "../components/band";
import { ClosedDays } from "../components/closed-days";
import { DirectionsLink } from "../components/directions-link";
import { Icon } from "../components/icon";
import { RichText } from "../components/rich-text";
import { useClinic } from "../hooks/use-clinic";
import { formatDays, formatTime } from "../shared/clinic/hours";
import { telephoneLink } from "../shared/clinic/phone";
import * as styles from "./visit-us.module.css";

/** The clinic's location, with parking and door, its hours and phone number. */
export function VisitUs({ block }: { block: Queries.VisitUsFragment }) {
  const { address, arrival, hours, phones } = useClinic();
  return (
    <Band
      anchor={block.anchor}
      heading={block.heading}
      below={
        <div className={styles.facts}>
          <Fact icon="pin" heading="Location">
            <p>
              <DirectionsLink address={address} />
            </p>
          </Fact>
          <Fact icon="parking" heading="Parking">
            <p>{arrival.parking}</p>
          </Fact>
          <Fact icon="door" heading="The door">
            <p>{arrival.door}</p>
          </Fact>
          <Fact icon="clock" heading="Hours">
            {hours.map(({ days, opens, closes }) => (
              <p key={days[0]}>
                {formatDays(days)}: {formatTime(opens)}-{formatTime(closes)}
              </p>
            ))}
            <ClosedDays />
          </Fact>
          <Fact icon="phone" heading="Phone">
            <p>
              <a href={telephoneLink(phones.main)}>{phones.main}</a>
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
