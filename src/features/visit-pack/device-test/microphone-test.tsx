import { useEffect, useRef, useState } from "react";
import * as styles from "../../../components/form/form.module.css";
import { DeviceSwitch } from "./device-switch";
import { watchMicrophoneLevel } from "./microphone-level";
import { useDevice } from "./use-device";

/** As loud as somebody who speaks near a device, and louder than a quiet room. */
const voice = 0.35;

/** Shows how loud it is at the microphone, and says so once it hears somebody. */
export function MicrophoneTest({ isInView }: { isInView: boolean }) {
  const microphone = useDevice("microphone", isInView);
  const meter = useRef<HTMLMeterElement>(null);
  const [hasHeard, setHasHeard] = useState(false);
  const { stream } = microphone;

  useEffect(() => {
    setHasHeard(false);
    if (!stream) return;
    return watchMicrophoneLevel(stream, (level) => {
      if (meter.current) meter.current.value = level;
      if (level > voice) setHasHeard(true);
    });
  }, [stream]);

  return (
    <DeviceSwitch
      name="microphone"
      device={microphone}
      success={hasHeard ? "We can hear you." : "Please say something."}
    >
      {stream && <meter ref={meter} min={0} max={1} aria-label="How loud it is" className={styles.control} />}
    </DeviceSwitch>
  );
}
