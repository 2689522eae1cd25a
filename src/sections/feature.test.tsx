import { render, screen } from "@testing-library/react";
import { Feature } from "./feature";
import { feature, featureWithImageLink, featureWithVideo } from "./feature.fixtures";

const picture = feature.image.alt;

test("a picture that only shows is no link", () => {
  render(<Feature block={feature} />);
  expect(screen.getByRole("img", { name: picture }).closest("a")).toBeNull();
});

test.each([
  ["plays a video", featureWithVideo, featureWithVideo.videoLink?.url],
  ["leads somewhere", featureWithImageLink, featureWithImageLink.imageLink?.href],
])("a picture that %s is a link in a new tab", (_case, block, address) => {
  render(<Feature block={block} />);
  const link = screen.getByRole("img", { name: picture }).closest("a");
  expect(link).toHaveAttribute("href", address);
  expect(link).toHaveAttribute("target", "_blank");
});

test("a document tells its size before it is opened", () => {
  render(<Feature block={feature} />);
  expect(screen.getByRole("link", { name: /Fast-A Workbook.*PDF, 12 pages, 840 KB/ })).toHaveAttribute(
    "href",
    "/documents/fast-a-workbook.pdf",
  );
});
