import { useClinic } from "../hooks/use-clinic";
import { PhoneLink } from "./phone-link";

/** The clinic's further phone numbers, each with what it is for. */
export function OtherPhones() {
  return useClinic().phones.others?.map(({ name, number }) => (
    <p key={number}>
      {`${name}: `}
      <PhoneLink number={number} />
    </p>
  ));
}
