import { useEffect, useState } from "react";
import { useClinic } from "../hooks/use-clinic";
import { toClinicTime } from "../shared/clinic/clinic-local-time";
import { describeClosure } from "../shared/clinic/closure-notice";
import { formatHours } from "../shared/clinic/hours";
import * as styles from "./closure-banner.module.css";

/** Days on which the clinic is closed, or has other hours, in the two weeks after the build. */
export function ClosureBanner() {
  const { hours, closures } = useClinic();
  const announced = closures.filter(({ isAnnounced }) => isAnnounced);
  const [today, setToday] = useState("");
  useEffect(() => setToday(toClinicTime(new Date()).date), []);
  if (announced.length === 0) return null;
  const left = announced.filter(({ from, to }) => today <= (to ?? from));
  return (
    <section aria-label="Closures" className={styles.banner}>
      {left.map((closure) => (
        <p key={closure.from}>{describeClosure(closure)}</p>
      ))}
      {/* The place stays filled until the next build: taking it away would move what somebody reads. */}
      {left.length === 0 && <p>We are open as usual: {formatHours(hours)}.</p>}
    </section>
  );
}
