import { useClinic } from "../hooks/use-clinic";
import { closureCalendar, closureFeed } from "../shared/calendar/closure-files";
import * as styles from "./closed-days.module.css";

/** Ways to hear of closed days: a calendar to subscribe to, the same as a file, and a feed. */
export function ClosedDays() {
  const { closureCalendar: subscription } = useClinic();
  return (
    <p className={styles.closedDays}>
      <a href={subscription}>Add our closed days to your calendar</a>, or{" "}
      <a href={closureCalendar.path}>save them as a file</a>, or{" "}
      <a href={closureFeed.path}>follow them in a news reader</a>.
    </p>
  );
}
