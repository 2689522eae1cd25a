import { useEffect, useState } from "react";
import { useClinic } from "../hooks/use-clinic";
import { toClinicTime } from "../shared/clinic/clinic-local-time";
import { openStatusShort } from "../shared/clinic/opening";
import * as styles from "./open-status.module.css";

const minute = 60_000;

/** Whether somebody is there now, by the clinic's clock. */
export function OpenStatus({ withoutScript }: { withoutScript: string }) {
  const schedule = useClinic();
  const now = useMinute();
  return now ? (
    openStatusShort(schedule, toClinicTime(now))
  ) : (
    <span className={styles.before}>{withoutScript}</span>
  );
}

/** The present, anew each minute and whenever the page is looked at again; undefined until script runs. */
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
