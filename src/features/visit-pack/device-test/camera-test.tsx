import { useEffect, useRef } from "react";
import * as styles from "../visit-list.module.css";
import { DeviceSwitch } from "./device-switch";
import { useDevice } from "./use-device";

/** Tests the camera: shows its picture, mirrored. */
export function CameraTest({ isInView }: { isInView: boolean }) {
  const camera = useDevice("camera", isInView);
  const video = useRef<HTMLVideoElement>(null);
  const { stream } = camera;

  useEffect(() => {
    if (stream && video.current) video.current.srcObject = stream;
  }, [stream]);

  return (
    <DeviceSwitch name="camera" device={camera} success="This is what we will see.">
      {stream && (
        <video ref={video} autoPlay muted playsInline aria-label="Your camera" className={styles.mirror} />
      )}
    </DeviceSwitch>
  );
}
