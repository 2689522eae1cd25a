import { useEffect, useState } from "react";
import { useClinic } from "../hooks/use-clinic";
import { toClinicTime } from "../shared/clinic/clinic-local-time";
import { openStatusShort } from "../shared/clinic/opening";
import * as styles from "./open-status.module.css";

const minute = 60_000;

/** Whether the clinic is open now, in its own time zone; until hydration, the text `withoutScript`. */
export function OpenStatus({ withoutScript }: { withoutScript: string }) {
  const schedule = useClinic();
  const now = useMinute();
  return now ? (
    openStatusShort(schedule, toClinicTime(now))
  ) : (
    <span className={styles.before}>{withoutScript}</span>
  );
}

/**
 * The current time, updated each minute and when the tab becomes visible again; undefined until hydration.
 */
function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const read = () => setNow(new Date());
    read();
    const timer = setInterval(read, minute);
    document.addEventListener("visibilitychange", read);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", read);
    };
  }, []);
  return now;
}
