import { useEffect, useRef, useState } from "react";
import { type Device, deviceDisconnected, explainDeviceError } from "./device-errors";

interface State {
  readonly stream?: MediaStream;
  /** What is wrong and how to mend it. */
  readonly trouble?: string;
  /** The browser asks the visitor, who has yet to answer. */
  readonly isAsking?: boolean;
}

/**
 * A camera or microphone, on between `start` and `stop`. It goes off by itself when what uses it is not looked at any
 * more: scrolled away, closed, behind another tab, or left.
 * @param isInView whether what uses it is on the screen
 */
export function useDevice(device: Device, isInView: boolean) {
  const [state, setState] = useState<State>({});
  /** Counts the attempts; an answer to one that was given up is sent away. */
  const attempt = useRef(0);
  const { stream } = state;

  function stop() {
    attempt.current += 1;
    setState({});
  }

  async function start() {
    attempt.current += 1;
    const mine = attempt.current;
    setState({ isAsking: true });
    const answer = await open(device);
    if (mine === attempt.current) setState(answer);
    else if (answer.stream) turnOff(answer.stream);
  }

  useEffect(() => {
    if (!stream) return;
    const fail = () => setState({ trouble: explainDeviceError(device, deviceDisconnected) });
    for (const track of stream.getTracks()) track.addEventListener("ended", fail);
    return () => {
      for (const track of stream.getTracks()) track.removeEventListener("ended", fail);
      turnOff(stream);
    };
  }, [device, stream]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when it goes out of view, and not when it is turned on
  useEffect(() => {
    if (!isInView) stop();
  }, [isInView]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as it is in the page
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

async function open(device: Device): Promise<State> {
  try {
    // Without it, a sound could be had, but not shown.
    if (device === "microphone" && !("AudioContext" in window)) throw new TypeError("No AudioContext");
    const wanted = device === "camera" ? { video: { facingMode: "user" } } : { audio: true };
    return { stream: await navigator.mediaDevices.getUserMedia(wanted) };
  } catch (error) {
    // Where there are no `mediaDevices`, as in pages without TLS, this is an error of another name.
    return { trouble: explainDeviceError(device, error) };
  }
}

function turnOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
