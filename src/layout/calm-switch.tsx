import { isCalm, setCalm } from "../browser/calm";
import { useCalm } from "../hooks/use-calm";
import { useIsHydrated } from "../hooks/use-is-hydrated";
import { useNavigation } from "../hooks/use-navigation";
import * as styles from "./calm-switch.module.css";

/**
 * Turns calm mode on and off: no motion, plain backgrounds, larger text, sections that can be read aloud. The
 * server-rendered HTML is the same for all visitors and can't know their choice, so until hydration this is a
 * plain button without a state rather than a switch with a wrong one.
 */
export function CalmSwitch() {
  const { calm } = useNavigation();
  const isOn = useCalm();
  const state = useIsHydrated() ? { role: "switch", "aria-checked": isOn } : undefined;
  return (
    <div className="requires-js">
      <button
        type="button"
        {...state}
        data-replay-click
        // Not `!isOn`: a click that is replayed during hydration may run before `isOn` is up to date.
        onClick={() => setCalm(!isCalm())}
        className={styles.toggle}
      >
        {calm.name}
      </button>
    </div>
  );
}
