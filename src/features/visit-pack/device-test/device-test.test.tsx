import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeviceTest } from "./device-test";

/** Says whether the test is on the screen. */
let look: (isIntersecting: boolean) => void;
globalThis.IntersectionObserver = class extends IntersectionObserver {
  constructor(notice: IntersectionObserverCallback) {
    super(notice);
    look = (isIntersecting) =>
      act(() => notice([{ isIntersecting } as IntersectionObserverEntry], this as IntersectionObserver));
  }
};

class Track extends EventTarget {
  readonly stop = jest.fn();
}
let track: Track;
const getUserMedia = jest.fn();
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const refuse = (name: string) => getUserMedia.mockRejectedValueOnce(new DOMException("", name));

beforeEach(() => {
  track = new Track();
  getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [track] });
  Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia }, configurable: true });
  Object.defineProperty(window, "AudioContext", { value: undefined, configurable: true });
  render(<DeviceTest heading="Test picture and sound" text="It stays here." />);
  look(true);
});

test("the camera is asked for only when its button is pressed, shows its picture, and is turned off again", async () => {
  expect(getUserMedia).not.toHaveBeenCalled();
  await press("Test the camera");
  expect(getUserMedia).toHaveBeenCalledWith({ video: { facingMode: "user" } });
  expect(screen.getByLabelText("Your camera")).toHaveProperty("muted", true);
  expect(screen.getByText("This is what we will see.")).toHaveAttribute("role", "status");
  await press("Stop the camera");
  expect(track.stop).toHaveBeenCalledTimes(1);
  expect(screen.queryByLabelText("Your camera")).not.toBeInTheDocument();
});

test.each([
  ["the test goes off the screen", () => look(false)],
  [
    "another tab comes to the front",
    () => {
      jest.spyOn(document, "hidden", "get").mockReturnValueOnce(true);
      act(() => void document.dispatchEvent(new Event("visibilitychange")));
    },
  ],
])("the camera is turned off when %s", async (_, leave) => {
  await press("Test the camera");
  leave();
  expect(track.stop).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button", { name: "Test the camera" })).toBeVisible();
});

test("a camera that is given after the visitor has stopped waiting is turned off at once", async () => {
  let give: (stream: unknown) => void = () => undefined;
  getUserMedia.mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
  await press("Test the camera");
  expect(screen.getByText(/Your browser asks/)).toBeVisible();
  await press("Stop the camera");
  await act(async () => give({ getTracks: () => [track] }));
  expect(track.stop).toHaveBeenCalledTimes(1);
  expect(screen.queryByLabelText("Your camera")).not.toBeInTheDocument();
});

test("a camera that is pulled out is told", async () => {
  await press("Test the camera");
  act(() => void track.dispatchEvent(new Event("ended")));
  expect(screen.getByText(/We found no camera/)).toBeVisible();
});

test.each([
  ["camera", "NotAllowedError", /allow the camera/],
  ["camera", "NotFoundError", /found no camera/],
  ["microphone", "NotReadableError", /close other video calls/],
  ["microphone", "SecurityError", /may not use your microphone here/],
])("a %s that gives %s is explained, and can be tried again", async (device, error, words) => {
  refuse(error);
  await press(`Test the ${device}`);
  expect(screen.getByText(words)).toHaveAttribute("role", "status");
  refuse("AbortError");
  await press(`Test the ${device}`);
  expect(screen.getByText(/does not answer/)).toBeVisible();
});

test("a browser without such devices is told to be too old", async () => {
  Object.defineProperty(navigator, "mediaDevices", { value: undefined, configurable: true });
  await press("Test the camera");
  expect(screen.getByText(/This browser can't use a camera/)).toBeVisible();
});

test("a browser that cannot show sounds is told before it is asked for the microphone", async () => {
  Reflect.deleteProperty(window, "AudioContext");
  await press("Test the microphone");
  expect(screen.getByText(/This browser can't use a microphone/)).toBeVisible();
  expect(getUserMedia).not.toHaveBeenCalled();
});

test("where no tone can be played, something else is to be played", async () => {
  await press("Test the speaker");
  expect(screen.getByText(/can't play the tone/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "No" })).not.toBeInTheDocument();
});
