import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import "../elements/video-opener";
import { clinic } from "../hooks/use-clinic.fixtures";
import { Feature } from "./feature";
import { feature, featureWithImageLink, featureWithPodcast, featureWithVideo } from "./feature.fixtures";

const picture = feature.image.alt;

beforeEach(() => jest.mocked(useStaticQuery).mockReturnValue({ clinic }));

test("a picture without a target is not a link", () => {
  render(<Feature block={feature} />);
  expect(screen.getByRole("img", { name: picture }).closest("a")).toBeNull();
});

test("a picture with a target is a link that opens in a new tab", () => {
  render(<Feature block={featureWithImageLink} />);
  const link = screen.getByRole("img", { name: picture }).closest("a");
  expect(link).toHaveAttribute("href", featureWithImageLink.imageLink?.href);
  expect(link).toHaveAttribute("target", "_blank");
});

test("a picture with a video plays the video", () => {
  render(<Feature block={featureWithVideo} />);
  expect(screen.getByRole("button", { name: `${picture} Play the video` })).toBeVisible();
});

test("a podcast has its words, or how to get them", () => {
  render(<Feature block={featureWithPodcast} />);
  expect(screen.getByText("Read what is said")).toBeVisible();
  expect(screen.getByText(/^We have not written it down yet/)).toBeInTheDocument();
});

test("a link to a document states its number of pages and its size", () => {
  render(<Feature block={feature} />);
  expect(screen.getByRole("link", { name: /Fast-A Workbook.*PDF, 12 pages, 840 KB/ })).toHaveAttribute(
    "href",
    "/documents/fast-a-workbook.pdf",
  );
});
