import { useEffect, useState } from "react";
import { useClinic } from "../hooks/use-clinic";
import { toClinicTime } from "../shared/clinic/clinic-local-time";
import { describeClosure } from "../shared/clinic/closure-notice";
import { formatHours } from "../shared/clinic/hours";
import * as styles from "./closure-banner.module.css";

/** Announces closures and changed hours in the two weeks after the build. */
export function ClosureBanner() {
  const { hours, closures } = useClinic();
  const announced = closures.filter(({ isAnnounced }) => isAnnounced);
  const [today, setToday] = useState("");
  useEffect(() => setToday(toClinicTime(new Date()).date), []);
  if (announced.length === 0) return null;
  const upcoming = announced.filter(({ from, to }) => today <= (to ?? from));
  return (
    <section aria-label="Closures" className={styles.banner}>
      {upcoming.map((closure) => (
        <p key={closure.from}>{describeClosure(closure)}</p>
      ))}
      {/* The banner stays until the next build: without it, the page would shift while somebody reads it. */}
      {upcoming.length === 0 && <p>We are open as usual: {formatHours(hours)}.</p>}
    </section>
  );
}
