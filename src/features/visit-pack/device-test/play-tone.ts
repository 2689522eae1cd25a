const seconds = 1.5;
const peakGain = 0.2;

/** Plays a soft tone that fades in and out. @throws in browsers without Web Audio */
export function playTone(): void {
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
