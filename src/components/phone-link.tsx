import { useClinic } from "../hooks/use-clinic";
import { telephoneLink } from "../shared/clinic/phone";

/** The clinic's main phone number as a link, for use within a sentence. */
export function PhoneLink() {
  const { main } = useClinic().phones;
  return <a href={telephoneLink(main)}>{main}</a>;
}
