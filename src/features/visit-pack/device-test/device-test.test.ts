import { levelOf } from "./device-test";

/** Samples of a sine tone with this amplitude. */
const tone = (amplitude: number) =>
  Float32Array.from({ length: 2048 }, (_, index) => amplitude * Math.sin(index / 5));

test.each([
  ["silence", tone(0), 0],
  ["a barely audible tone", tone(0.001), 0],
  ["a quiet room", tone(0.003), 0.11],
  ["a voice", tone(0.1), 0.62],
  ["a shout", tone(1), 0.95],
  ["a constant signal at full scale", new Float32Array(2048).fill(1), 1],
])("the level of %s", (_, samples, level) => {
  expect(levelOf(samples)).toBeCloseTo(level, 2);
});
