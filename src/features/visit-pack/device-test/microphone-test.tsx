import { useEffect, useRef, useState } from "react";
import * as styles from "../../../components/form/form.module.css";
import { useWords } from "../../../hooks/use-words";
import { devices } from "../../../words/en/visit-tools";
import { DeviceSwitch } from "./device-switch";
import { watchMicrophoneLevel } from "./microphone-level";
import { useDevice } from "./use-device";

/** The level above which somebody is speaking; a quiet room is below it. */
const voiceLevel = 0.35;

/** Tests the microphone: shows its level, and confirms when it hears somebody. */
export function MicrophoneTest({ isInView }: { isInView: boolean }) {
  const words = useWords({ devices }).microphone;
  const microphone = useDevice("microphone", isInView);
  const meter = useRef<HTMLMeterElement>(null);
  const [hasHeard, setHasHeard] = useState(false);
  const { stream } = microphone;

  useEffect(() => {
    setHasHeard(false);
    if (!stream) return;
    return watchMicrophoneLevel(stream, (level) => {
      if (meter.current) meter.current.value = level;
      if (level > voiceLevel) setHasHeard(true);
    });
  }, [stream]);

  return (
    <DeviceSwitch name="microphone" device={microphone} success={hasHeard ? words.works : words.speak}>
      {stream && <meter ref={meter} min={0} max={1} aria-label={words.output} className={styles.control} />}
    </DeviceSwitch>
  );
}
