import { isCalm, setCalm } from "../browser/calm";
import { useCalm } from "../hooks/use-calm";
import { useIsHydrated } from "../hooks/use-is-hydrated";
import { useNavigation } from "../hooks/use-navigation";
import * as styles from "./calm-switch.module.css";

/**
 * Turns calm mode on and off: no motion, plain grounds, larger words, sections that are read aloud. The page's HTML, the
 * same for all visitors, can't know the choice: there it is a plain button, which tells no state rather than a wrong one.
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
        // A press that is done again as the page comes alive may be ahead of `isOn`.
        onClick={() => setCalm(!isCalm())}
        className={styles.toggle}
      >
        {calm.name}
      </button>
    </div>
  );
}
