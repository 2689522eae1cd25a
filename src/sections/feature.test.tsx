import { render, screen } from "@testing-library/react";
import { Feature } from "./feature";
import { feature, featureWithImageLink, featureWithVideo } from "./feature.fixtures";

const picture = feature.image.alt;

test("a picture that only shows is no link", () => {
  render(<Feature block={feature} />);
  expect(screen.getByRole("img", { name: picture }).closest("a")).toBeNull();
});

test("a picture that leads somewhere is a link in a new tab", () => {
  render(<Feature block={featureWithImageLink} />);
  const link = screen.getByRole("img", { name: picture }).closest("a");
  expect(link).toHaveAttribute("href", featureWithImageLink.imageLink?.href);
  expect(link).toHaveAttribute("target", "_blank");
});

test("a picture of a video plays it", () => {
  render(<Feature block={featureWithVideo} />);
  expect(screen.getByRole("button", { name: `${picture} Play the video` })).toBeVisible();
});

test("a document tells its size before it is opened", () => {
  render(<Feature block={feature} />);
  expect(screen.getByRole("link", { name: /Fast-A Workbook.*PDF, 12 pages, 840 KB/ })).toHaveAttribute(
    "href",
    "/documents/fast-a-workbook.pdf",
  );
});
