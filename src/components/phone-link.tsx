import { useClinic } from "../hooks/use-clinic";
import { telephoneLink } from "../shared/clinic/contact";

/** A phone number as a link, for use within a sentence: the clinic's main number, or another one. */
export function PhoneLink({ number }: { number?: string | undefined }) {
  const { main } = useClinic().phones;
  const called = number ?? main;
  return <a href={telephoneLink(called)}>{called}</a>;
}
