const seconds = 1.5;
const softly = 0.2;

/** Plays a soft tone that swells and fades. Throws where the browser cannot make sounds. */
export function playTone(): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  const start = context.currentTime;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(softly, start + seconds / 4);
  volume.gain.linearRampToValueAtTime(0, start + seconds);
  tone.connect(volume).connect(context.destination);
  tone.addEventListener("ended", () => void context.close());
  tone.start();
  tone.stop(start + seconds);
  void context.resume();
}
