import { useRef } from "react";
import * as styles from "../../../components/form/form.module.css";
import { useInView } from "../../../hooks/use-in-view";
import { CameraTest } from "./camera-test";
import { MicrophoneTest } from "./microphone-test";
import { SpeakerTest } from "./speaker-test";

/** Tests camera, microphone and speaker before a video visit. Picture and sound never leave the page. */
export function DeviceTest({ heading, text }: { heading: string; text: string }) {
  const part = useRef<HTMLDivElement>(null);
  const isInView = useInView(part);
  return (
    <div ref={part} className={`${styles.sheet} requires-js`}>
      <h3>{heading}</h3>
      <p>{text}</p>
      <CameraTest isInView={isInView} />
      <MicrophoneTest isInView={isInView} />
      <SpeakerTest />
    </div>
  );
}
