import { render, screen } from "@testing-library/react";
import { pictureHalf } from "../components/picture.fixtures";
import { steps } from "./sections.fixtures";
import { Steps } from "./steps";

const image = { src: pictureHalf, alt: "A mother fills in forms." };
const step = (title: string) => ({ title, text: "<p>What happens then.</p>" });
const six = ["Call", "Refer", "Fill in", "Check", "Plan", "Pack"].map(step);
const lists = () =>
  screen.getAllByRole("list").map((list) => ({
    start: list.getAttribute("start"),
    steps: list.querySelectorAll(":scope > li").length,
  }));

test.each([
  ["few steps without a picture are one list", steps.steps, null, [{ start: null, steps: 2 }]],
  ["many steps without a picture are one list", six, null, [{ start: null, steps: 6 }]],
  ["four steps beside a picture are one list", six.slice(0, 4), image, [{ start: null, steps: 4 }]],
  [
    "of more steps with a picture, all after the second are below it and go on counting",
    six,
    image,
    [
      { start: null, steps: 2 },
      { start: "3", steps: 4 },
    ],
  ],
])("%s", (_, list, sideImage, expected) => {
  render(<Steps block={{ ...steps, steps: list, sideImage }} />);
  expect(lists()).toEqual(expected);
  expect(screen.getAllByRole("link", { name: "About Us" })).toHaveLength(1);
});
