import { useEffect, useRef, useState } from "react";
import { useWords } from "../../../hooks/use-words";
import type { Catalog } from "../../../words/catalog";
import { devices } from "../../../words/en/visit-tools";
import { type Device, deviceDisconnected, explainDeviceError } from "./device-errors";

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
    const fail = () => setState({ problem: explainDeviceError(device, deviceDisconnected, words) });
    for (const track of stream.getTracks()) track.addEventListener("ended", fail);
    return () => {
      for (const track of stream.getTracks()) track.removeEventListener("ended", fail);
      turnOff(stream);
    };
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
    return { problem: explainDeviceError(device, error, words) };
  }
}

function turnOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
