import { useNavigation } from "../hooks/use-navigation";
import * as styles from "./calm-switch.module.css";

/** Turns calm mode on and off: no motion, plain backgrounds, larger text, sections that can be read aloud. */
export function CalmSwitch() {
  const { calm } = useNavigation();
  return (
    <calm-switch className="requires-js">
      <button type="button" className={styles.toggle}>
        {calm.name}
      </button>
    </calm-switch>
  );
}
