import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../components/button";
import * as styles from "../../components/form/form.module.css";
import { useWords } from "../../hooks/use-words";
import type { Catalog } from "../../words/catalog";
import { devices } from "../../words/en/visit-tools";

type Device = "camera" | "microphone";

/** The message for an error of `getUserMedia`, by its name: https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
const causes: Readonly<Record<string, "refused" | "barred" | "missing" | "busy">> = {
  NotAllowedError: "refused",
  SecurityError: "barred",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

interface State {
  readonly stream?: MediaStream;
  /** What is wrong and how to fix it. */
  readonly problem?: string;
  /** Whether the browser's permission prompt is open. */
  readonly isAsking?: boolean;
}

/**
 * A camera or microphone, on between `start` and `stop`. It turns itself off when the visitor no longer sees
 * the test: scrolled off-screen, closed, in a hidden tab, or after navigating away.
 * @param isInView whether the test is on the screen
 */
export function useDevice(device: Device, isInView: boolean) {
  const words = useWords({ devices });
  const [state, setState] = useState<State>({});
  /** The number of attempts, to ignore the result of a canceled one. */
  const attempt = useRef(0);
  const { stream } = state;

  function stop() {
    attempt.current += 1;
    setState({});
  }

  async function start() {
    attempt.current += 1;
    const thisAttempt = attempt.current;
    setState({ isAsking: true });
    const result = await open(device, words);
    if (thisAttempt === attempt.current) setState(result);
    else if (result.stream) turnOff(result.stream);
  }

  useEffect(() => {
    if (!stream) return;
    // The device was disconnected or switched off, or the visitor has revoked the permission.
    const fail = () => setState({ problem: words[device].missing });
    for (const track of stream.getTracks()) track.addEventListener("ended", fail);
    return () => turnOff(stream);
  }, [device, stream, words]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: stops when it leaves the screen, not when it is turned on
  useEffect(() => {
    if (!isInView) stop();
  }, [isInView]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: from mount to unmount
  useEffect(() => {
    const hide = () => document.hidden && stop();
    document.addEventListener("visibilitychange", hide);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      attempt.current += 1;
    };
  }, []);

  return { ...state, start, stop };
}

async function open(device: Device, words: Catalog["devices"]): Promise<State> {
  try {
    // Without AudioContext, the microphone's level could not be shown.
    if (device === "microphone" && !("AudioContext" in window)) throw new TypeError("No AudioContext");
    const wanted = device === "camera" ? { video: { facingMode: "user" } } : { audio: true };
    return { stream: await navigator.mediaDevices.getUserMedia(wanted) };
  } catch (error) {
    // `mediaDevices` is undefined in insecure contexts, which throws a TypeError.
    return { problem: words[device][causes[(error as Error).name] ?? "unsupported"] };
  }
}

function turnOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

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
