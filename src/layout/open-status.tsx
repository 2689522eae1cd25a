import { useClinic } from "../hooks/use-clinic";
import * as styles from "./open-status.module.css";

/** Whether the clinic is open now, in its own time zone; without JavaScript, the text `withoutScript`. */
export function OpenStatus({ withoutScript }: { withoutScript: string }) {
  const { hours, closures } = useClinic();
  return (
    <open-status
      data-schedule={JSON.stringify({ hours, closures })}
      className={styles.status}
      suppressHydrationWarning
    >
      {withoutScript}
    </open-status>
  );
}
