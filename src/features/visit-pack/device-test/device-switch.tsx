import type { ReactNode } from "react";
import { Button } from "../../../components/button";
import * as styles from "../../../components/form/form.module.css";
import { useWords } from "../../../hooks/use-words";
import { devices } from "../../../words/en/visit-tools";
import type { Device } from "./device-errors";
import type { useDevice } from "./use-device";

interface DeviceSwitchProps {
  name: Device;
  device: ReturnType<typeof useDevice>;
  /** The status message while the device is on. */
  success: string;
  /** The device's output: a video or a level meter. */
  children: ReactNode;
}

/** A button that turns a camera or microphone on and off, with a status message. */
export function DeviceSwitch({ name, device, success, children }: DeviceSwitchProps) {
  const words = useWords({ devices })[name];
  const { stream, problem, isAsking, start, stop } = device;
  const isOn = Boolean(stream ?? isAsking);
  return (
    <div className={styles.field}>
      <div>
        <Button look="tool" onClick={isOn ? stop : start}>
          {isOn ? words.stop : words.test}
        </Button>
      </div>
      {children}
      <p role="status" className={styles.status}>
        {isAsking && words.asks}
        {stream && success}
        {problem}
      </p>
    </div>
  );
}
