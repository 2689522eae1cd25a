import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/button";
import * as styles from "../../components/form/form.module.css";
import { useInView } from "../../hooks/use-is-near-screen";
import { useWords } from "../../hooks/use-words";
import { devices } from "../../words/en/visit-tools";
import { DeviceSwitch, useDevice } from "./device-switch";
import * as packStyles from "./visit-details.module.css";

/** The names of the status messages after the tone was played. */
type Answer = "asked" | "heard" | "missed" | "unsupported";

const seconds = 1.5;
const peakGain = 0.2;

/** Plays a soft tone that fades in and out. @throws in browsers without Web Audio */
function playTone(): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  const start = context.currentTime;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(peakGain, start + seconds / 4);
  volume.gain.linearRampToValueAtTime(0, start + seconds);
  tone.connect(volume).connect(context.destination);
  tone.addEventListener("ended", () => void context.close());
  tone.start();
  tone.stop(start + seconds);
  void context.resume();
}

/** Tests the speaker: plays a tone and asks whether the visitor heard it. */
function SpeakerTest() {
  const words = useWords({ devices }).speaker;
  const [answer, setAnswer] = useState<Answer>();

  function play() {
    try {
      playTone();
      setAnswer("asked");
    } catch {
      setAnswer("unsupported");
    }
  }

  return (
    <div className={styles.field}>
      <div>
        <Button look="tool" onClick={play}>
          {words.test}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {answer && words[answer]}
      </p>
      {answer && answer !== "unsupported" && (
        <div className={styles.foot}>
          <Button look="tool" onClick={() => setAnswer("heard")}>
            {words.yes}
          </Button>
          <Button look="tool" onClick={() => setAnswer("missed")}>
            {words.no}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Tests the camera: shows its picture, mirrored. */
function CameraTest({ isInView }: { isInView: boolean }) {
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
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={words.output}
          className={packStyles.mirror}
        />
      )}
    </DeviceSwitch>
  );
}

/** The level above which someone is speaking; a quiet room is below it. */
const voiceLevel = 0.35;

/** The level in dBFS that counts as silence. */
const silence = -60;
/** In milliseconds. */
const interval = 100;

/**
 * The loudness of a sound on a logarithmic scale, from 0 (silence) to 1 (full scale).
 * @param samples PCM samples from -1 to 1
 */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const decibels = 10 * Math.log10(power);
  return Math.min(1, Math.max(0, 1 - decibels / silence));
}

/**
 * Reports the level of a microphone ten times a second. The sound is neither recorded nor played.
 * @returns stops it
 */
function watchMicrophoneLevel(microphone: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(microphone).connect(analyser);
  void context.resume();
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(levelOf(samples));
  }, interval);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

/** Tests the microphone: shows its level, and confirms when it hears someone. */
function MicrophoneTest({ isInView }: { isInView: boolean }) {
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
