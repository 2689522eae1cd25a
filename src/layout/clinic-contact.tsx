import { CallLink } from "../components/call-link";
import { useClinic } from "../hooks/use-clinic";
import { useWords } from "../hooks/use-words";
import { formatAddress } from "../shared/clinic/address";
import { formatHours } from "../shared/clinic/hours";
import { dates } from "../words/en/dates";

/** The clinic's phone number, address and hours, for a page that can show nothing else. */
export function ClinicContact() {
  const { phones, address, hours } = useClinic();
  const inWords = useWords({ dates });
  return (
    <>
      <CallLink phone={phones.main} />
      <p>{formatAddress(address)}</p>
      <p>{formatHours(hours, inWords)}</p>
    </>
  );
}
