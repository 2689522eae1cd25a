import { useClinic } from "../hooks/use-clinic";
import * as styles from "./open-status.module.css";

/** Whether the clinic is open now, in its own time zone; without JavaScript, the text `withoutScript`. */
export function OpenStatus({ withoutScript }: { withoutScript: string }) {
  const { hours, seasons, closures } = useClinic();
  return (
    <open-status
      data-schedule={JSON.stringify({ hours, seasons: seasons ?? undefined, closures })}
      className={styles.status}
      suppressHydrationWarning
    >
      {withoutScript}
    </open-status>
  );
}
