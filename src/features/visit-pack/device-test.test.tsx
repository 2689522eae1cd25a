import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeviceTest, levelOf } from "./device-test";

describe("device test", () => {
  /** Moves the device test onto or off the screen. */
  let setInView: (isIntersecting: boolean) => void;
  globalThis.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      setInView = (isIntersecting) =>
        act(() => callback([{ isIntersecting } as IntersectionObserverEntry], this as IntersectionObserver));
    }
  };

  const stop = jest.fn();
  let track: EventTarget;
  const getUserMedia = jest.fn();
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const refuse = (name: string) => getUserMedia.mockRejectedValueOnce(new DOMException("", name));

  beforeEach(() => {
    stop.mockReset();
    track = Object.assign(new EventTarget(), { stop });
    getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [track] });
    Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia }, configurable: true });
    Object.defineProperty(window, "AudioContext", { value: undefined, configurable: true });
    render(<DeviceTest heading="Test picture and sound" text="It stays here." />);
    setInView(true);
  });

  test.each([
    ["the test is scrolled off-screen", () => setInView(false)],
    [
      "the tab is hidden",
      () => {
        jest.spyOn(document, "hidden", "get").mockReturnValueOnce(true);
        act(() => void document.dispatchEvent(new Event("visibilitychange")));
      },
    ],
  ])("the camera is turned off when %s", async (_, hide) => {
    await press("Test the camera");
    hide();
    expect(stop).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button", { name: "Test the camera" })).toBeVisible();
  });

  test("a camera that is granted after the visitor has canceled is turned off at once", async () => {
    let grant: (stream: unknown) => void = () => undefined;
    getUserMedia.mockReturnValueOnce(new Promise((resolve) => (grant = resolve)));
    await press("Test the camera");
    expect(screen.getByText(/Your browser asks/)).toBeVisible();
    await press("Stop the camera");
    await act(async () => grant({ getTracks: () => [track] }));
    expect(stop).toHaveBeenCalledTimes(1);
    expect(screen.queryByLabelText("Your camera")).not.toBeInTheDocument();
  });

  test("disconnecting the camera shows an error", async () => {
    await press("Test the camera");
    act(() => void track.dispatchEvent(new Event("ended")));
    expect(screen.getByText(/We found no camera/)).toBeVisible();
  });

  test.each([
    ["camera", "NotAllowedError", /allow the camera, and test again/],
    ["camera", "NotFoundError", /^We found no camera/],
    ["camera", "OverconstrainedError", /^We found no camera/],
    ["camera", "StrangeError", /^This browser can't use a camera/],
    ["microphone", "NotFoundError", /^We found no microphone\./],
    ["microphone", "NotReadableError", /close other video calls/],
    ["microphone", "SecurityError", /may not use your microphone here/],
  ])("the %s error %s is explained, and the test can be repeated", async (device, error, words) => {
    refuse(error);
    await press(`Test the ${device}`);
    expect(screen.getByText(words)).toHaveAttribute("role", "status");
    refuse("AbortError");
    await press(`Test the ${device}`);
    expect(screen.getByText(/does not answer/)).toBeVisible();
  });

  test("a browser without mediaDevices shows an error", async () => {
    Object.defineProperty(navigator, "mediaDevices", { value: undefined, configurable: true });
    await press("Test the camera");
    expect(screen.getByText(/This browser can't use a camera/)).toBeVisible();
  });

  test("a browser without AudioContext shows an error and does not request the microphone", async () => {
    Reflect.deleteProperty(window, "AudioContext");
    await press("Test the microphone");
    expect(screen.getByText(/This browser can't use a microphone/)).toBeVisible();
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  test("when the tone cannot be played, the test suggests an alternative", async () => {
    await press("Test the speaker");
    expect(screen.getByText(/can't play the tone/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "No" })).not.toBeInTheDocument();
  });
});

describe("level of the microphone", () => {
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
});
