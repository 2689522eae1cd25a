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
export function watchMicrophoneLevel(microphone: MediaStream, onLevel: (level: number) => void): () => void {
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
