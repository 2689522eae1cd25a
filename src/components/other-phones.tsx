import { useClinic } from "../hooks/use-clinic";
import { PhoneLink } from "./phone-link";

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
