import { act, fireEvent, render, screen } from "@testing-library/react";
import { usePauseOnPress } from "./use-pause-on-press";

function Probe() {
  const [isResting, onPress] = usePauseOnPress();
  return (
    <button type="button" onPointerDown={onPress}>
      {isResting ? "resting" : "moving"}
    </button>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<Probe />);
});
afterEach(() => jest.useRealTimers());

const press = () => fireEvent.pointerDown(screen.getByRole("button"));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test("what moves holds still as soon as a press begins, and goes on by itself", () => {
  expect(screen.getByText("moving")).toBeVisible();
  press();
  expect(screen.getByText("resting")).toBeVisible();
  pass(600);
  expect(screen.getByText("moving")).toBeVisible();
});

test("a further press makes the rest longer", () => {
  press();
  pass(400);
  press();
  pass(400);
  expect(screen.getByText("resting")).toBeVisible();
  pass(200);
  expect(screen.getByText("moving")).toBeVisible();
});
