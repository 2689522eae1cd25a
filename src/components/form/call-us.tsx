import { Sentence } from "../../components/sentence";
import { useWords } from "../../hooks/use-words";
import { forms } from "../../words/en/requests";
import { PhoneLink } from "../phone-link";

/** "call us: (907) ..." for use within a sentence. */
export function CallUs() {
  const words = useWords({ forms });
  return <Sentence text={words.callUs} parts={{ phone: <PhoneLink /> }} />;
}
