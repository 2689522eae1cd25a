import { act, fireEvent, render, screen } from "@testing-library/react";
import { usePauseOnPress } from "./use-pause-on-press";

function Probe() {
  const [isPaused, onPress] = usePauseOnPress();
  return (
    <button type="button" onPointerDown={onPress}>
      {isPaused ? "paused" : "moving"}
    </button>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<Probe />);
});
afterEach(() => jest.useRealTimers());

const press = () => fireEvent.pointerDown(screen.getByRole("button"));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test("motion pauses as soon as the pointer is down, and resumes by itself", () => {
  expect(screen.getByText("moving")).toBeVisible();
  press();
  expect(screen.getByText("paused")).toBeVisible();
  wait(600);
  expect(screen.getByText("moving")).toBeVisible();
});

test("another press extends the pause", () => {
  press();
  wait(400);
  press();
  wait(400);
  expect(screen.getByText("paused")).toBeVisible();
  wait(200);
  expect(screen.getByText("moving")).toBeVisible();
});
