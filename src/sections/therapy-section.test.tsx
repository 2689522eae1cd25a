import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import "../elements/video-opener";
import { clinic } from "../hooks/use-clinic.fixtures";
import { TherapySection } from "./therapy-section";
import { therapySection } from "./therapy-section.fixtures";

beforeEach(() => jest.mocked(useStaticQuery).mockReturnValue({ clinic }));

test("a picture with a video plays the video", () => {
  render(<TherapySection block={therapySection} />);
  expect(screen.getByRole("button", { name: `${therapySection.image.alt} Play the video` })).toBeVisible();
});

test("a picture without a video is only a picture", () => {
  render(<TherapySection block={{ ...therapySection, videoLink: null }} />);
  expect(screen.getByRole("img", { name: therapySection.image.alt })).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("the diagnoses come first, then the testimonial, then the lists", () => {
  render(<TherapySection block={therapySection} />);
  const text = screen.getByRole("region").textContent ?? "";
  const order = ["Commonly treated diagnoses", "Toe walking", "snow boots", "How we work", "Gait training"];
  const places = order.map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
