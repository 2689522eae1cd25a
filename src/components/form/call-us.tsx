import { useClinic } from "../../hooks/use-clinic";
import { telephoneLink } from "../../shared/clinic/phone";

/** The other way to reach the clinic, within a sentence. */
export function CallUs() {
  const { phones } = useClinic();
  return (
    <>
      call us: <a href={telephoneLink(phones.main)}>{phones.main}</a>
    </>
  );
}
