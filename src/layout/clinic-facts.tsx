import { CallLink } from "../components/call-link";
import { useClinic } from "../hooks/use-clinic";
import { formatAddress } from "../shared/clinic/address";
import { formatHours } from "../shared/clinic/hours";

/** The clinic's phone number, address and hours, for a page that can show nothing else. */
export function ClinicContact() {
  const { phones, address, hours } = useClinic();
  return (
    <>
      <CallLink phone={phones.main} />
      <p>{formatAddress(address)}</p>
      <p>{formatHours(hours)}</p>
    </>
  );
}
