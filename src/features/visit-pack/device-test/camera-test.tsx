import { useEffect, useRef } from "react";
import { useWords } from "../../../hooks/use-words";
import { devices } from "../../../words/en/visit-tools";
import * as styles from "../visit-details.module.css";
import { DeviceSwitch } from "./device-switch";
import { useDevice } from "./use-device";

/** Tests the camera: shows its picture, mirrored. */
export function CameraTest({ isInView }: { isInView: boolean }) {
  const words = useWords({ devices }).camera;
  const camera = useDevice("camera", isInView);
  const video = useRef<HTMLVideoElement>(null);
  const { stream } = camera;

  useEffect(() => {
    if (stream && video.current) video.current.srcObject = stream;
  }, [stream]);

  return (
    <DeviceSwitch name="camera" device={camera} success={words.works}>
      {stream && (
        <video ref={video} autoPlay muted playsInline aria-label={words.output} className={styles.mirror} />
      )}
    </DeviceSwitch>
  );
}
