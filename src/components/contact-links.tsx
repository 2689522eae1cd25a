import { useClinic } from "../hooks/use-clinic";
import { useWords } from "../hooks/use-words";
import { type Address, directionsTo, telephoneLink } from "../shared/clinic/contact";
import { links } from "../words/en/layout";
import * as styles from "./contact-links.module.css";
import { Icon } from "./icon";

/** A phone number as a link, for use within a sentence: the clinic's main number, or another one. */
export function PhoneLink({ number }: { number?: string | undefined }) {
  const { main } = useClinic().phones;
  const called = number ?? main;
  return <a href={telephoneLink(called)}>{called}</a>;
}

/** A phone number as a large link. */
export function CallLink({ phone }: { phone: string }) {
  return (
    <a href={telephoneLink(phone)} className={styles.call}>
      <Icon name="phone" />
      {phone}
    </a>
  );
}

/** The clinic's further phone numbers, each with what it is for. */
export function OtherPhones() {
  return useClinic().phones.others?.map(({ name, number }) => (
    <p key={number}>
      {/* Its own element, so that it is marked as English where it is not translated. */}
      <span>{name}</span>
      {": "}
      <PhoneLink number={number} />
    </p>
  ));
}

/** The postal address on two lines; links to directions on a map, in a new tab. */
export function DirectionsLink({ address }: { address: Address }) {
  const words = useWords({ links });
  return (
    <a href={directionsTo(address)} target="_blank" rel="noopener">
      {address.street},<br />
      {address.locality}, {address.region} {address.postalCode}
      <span className="visually-hidden">{` ${words.directions}`}</span>
    </a>
  );
}
