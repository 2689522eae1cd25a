import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { setCalm } from "../../browser/calm";
import { timings } from "../../browser/timings";
import { PageLanguageContext } from "../../hooks/use-page-language";
import { pictureHalf } from "../parts.fixtures";
import { FadingPictures } from "./fading-pictures";

const alts = ["A swing.", "A tower.", "A tunnel."];
const slides = alts.map((alt) => ({ alt, image: pictureHalf.childImageSharp?.half }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, "IntersectionObserver").mockImplementation((onChange) => {
    const observer = { observe, unobserve: jest.fn(), disconnect: jest.fn(), takeRecords: () => [] };
    function observe() {
      onChange([{ isIntersecting: true } as IntersectionObserverEntry], observer as never);
    }
    return observer as never;
  });
  render(<FadingPictures label="A look inside" slides={slides} sizes="100vw" />);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const shown = () => alts.filter((alt) => !screen.getByAltText(alt).closest("[inert]"));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const button = (name: string) => screen.getByRole("button", { name });
const pressKey = (key: string) =>
  fireEvent.keyDown(screen.getByRole("group", { name: "A look inside" }), { key });

function press(name: string) {
  fireEvent.click(button(name));
  wait(1);
}

test("the slides advance after each interval and loop, and are not announced", () => {
  wait(timings.slideInterval - 1);
  expect(shown()).toEqual(["A swing."]);
  wait(2);
  expect(shown()).toEqual(["A tower."]);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  wait(timings.slideInterval);
  wait(timings.slideInterval);
  expect(shown()).toEqual(["A swing."]);
});

test.each([
  ["the next button", () => press("Next picture"), "A tower.", "Picture 2 of 3"],
  ["the previous button", () => press("Previous picture"), "A tunnel.", "Picture 3 of 3"],
  ["the right arrow key", () => pressKey("ArrowRight"), "A tower.", "Picture 2 of 3"],
  ["the left arrow key", () => pressKey("ArrowLeft"), "A tunnel.", "Picture 3 of 3"],
])("%s changes the slide, announces the position and stops autoplay", (_, changeSlide, alt, position) => {
  changeSlide();
  wait(1);
  expect(shown()).toEqual([alt]);
  expect(screen.getByRole("status")).toHaveTextContent(position);
  wait(10 * timings.slideInterval);
  expect(shown()).toEqual([alt]);
});

test("the position before a change is never announced", () => {
  fireEvent.click(button("Next picture"));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  wait(1);
  expect(screen.getByRole("status")).toHaveTextContent("Picture 2 of 3");
});

test("rapid clicks all count", () => {
  for (let clicks = 0; clicks < 5; clicks += 1) press("Next picture");
  expect(shown()).toEqual(["A tunnel."]);
});

test("automatic changes are not announced after a change by the visitor either", () => {
  press("Next picture");
  press("Play the pictures");
  wait(timings.slideInterval + 1);
  expect(shown()).toEqual(["A tunnel."]);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("autoplay pauses while the next or previous button has focus", () => {
  act(() => button("Next picture").focus());
  wait(10 * timings.slideInterval);
  expect(shown()).toEqual(["A swing."]);
  act(() => button("Next picture").blur());
  wait(timings.slideInterval + 1);
  expect(shown()).toEqual(["A tower."]);
});

test("in a language that is written from right to left, the next picture is on the left", () => {
  cleanup();
  render(
    <PageLanguageContext value={{ direction: "rtl" }}>
      <FadingPictures label="A look inside" slides={slides} sizes="100vw" />
    </PageLanguageContext>,
  );
  pressKey("ArrowLeft");
  wait(1);
  expect(shown()).toEqual(["A tower."]);
});

test("calm mode stops autoplay, and turning it off starts it again", async () => {
  await act(async () => setCalm(true));
  expect(screen.queryByRole("button", { name: /the pictures/ })).toBeNull();
  wait(10 * timings.slideInterval);
  expect(shown()).toEqual(["A swing."]);
  await act(async () => setCalm(false));
  wait(timings.slideInterval + 1);
  expect(shown()).toEqual(["A tower."]);
});
