import { levelOf } from "./microphone-level";

/** A tone of one height, as a microphone would give it. */
const tone = (height: number) =>
  Float32Array.from({ length: 2048 }, (_, index) => height * Math.sin(index / 5));

test.each([
  ["silence", tone(0), 0],
  ["next to nothing", tone(0.001), 0],
  ["a quiet room", tone(0.003), 0.11],
  ["a voice", tone(0.1), 0.62],
  ["a shout", tone(1), 0.95],
  ["a wave with no curve", new Float32Array(2048).fill(1), 1],
])("%s", (_, samples, level) => {
  expect(levelOf(samples)).toBeCloseTo(level, 2);
});
