import { Sentence } from "../../components/sentence";
import { useClinic } from "../../hooks/use-clinic";
import { useWords } from "../../hooks/use-words";
import { telephoneLink } from "../../shared/clinic/phone";
import { forms } from "../../words/en/forms";

/** "call us: (907) ..." for use within a sentence. */
export function CallUs() {
  const { phones } = useClinic();
  const words = useWords({ forms });
  return (
    <Sentence text={words.callUs} parts={{ phone: <a href={telephoneLink(phones.main)}>{phones.main}</a> }} />
  );
}
