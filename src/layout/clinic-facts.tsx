import { CallLink } from "../components/call-link";
import { useClinic } from "../hooks/use-clinic";
import { formatAddress } from "../shared/clinic/address";
import { formatHours } from "../shared/clinic/hours";

/** How to reach the clinic when nothing else can be shown. */
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
