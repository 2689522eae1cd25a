const quietest = -60;
const interval = 100;

/**
 * How loud a sound is, from 0 for next to nothing to 1 for as loud as can be, in steps that ears take for even.
 * @param samples of the sound's wave, from -1 to 1
 */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const decibels = 10 * Math.log10(power);
  return Math.min(1, Math.max(0, 1 - decibels / quietest));
}

/**
 * Tells ten times a second how loud it is at a microphone. The sound goes nowhere else.
 * @returns ends it
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
