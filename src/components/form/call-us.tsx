import { useClinic } from "../../hooks/use-clinic";
import { telephoneLink } from "../../shared/clinic/phone";

/** "call us: (907) ..." for use within a sentence. */
export function CallUs() {
  const { phones } = useClinic();
  return (
    <>
      call us: <a href={telephoneLink(phones.main)}>{phones.main}</a>
    </>
  );
}
