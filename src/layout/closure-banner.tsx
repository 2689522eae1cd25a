import { ClosedDays } from "../components/closed-days";
import { useClinic } from "../hooks/use-clinic";
import { describeClosure } from "../shared/clinic/closure-notice";
import { formatHours } from "../shared/clinic/hours";
import * as styles from "./closure-banner.module.css";

/** Announces closures and changed hours in the two weeks after the build. */
export function ClosureBanner() {
  const { hours, closures } = useClinic();
  const announced = closures.filter(({ isAnnounced }) => isAnnounced);
  if (announced.length === 0) return null;
  return (
    <section aria-label="Closures" className={styles.banner}>
      <dated-notices>
        {announced.map((closure) => (
          <p key={closure.from} data-until={closure.to ?? closure.from}>
            {describeClosure(closure)}
          </p>
        ))}
        <p hidden>We are open as usual: {formatHours(hours)}.</p>
      </dated-notices>
      <ClosedDays />
    </section>
  );
}
