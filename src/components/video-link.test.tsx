import { render, screen } from "@testing-library/react";
import { pictureHalf } from "./picture.fixtures";
import { VideoLink } from "./video-link";

test("without script the picture leads to the video in a new tab, and says so", () => {
  const url = "https://www.youtube.com/watch?v=SAMPLE00001";
  render(
    <VideoLink
      title="A walk through the clinic"
      url={url}
      picture={pictureHalf.childImageSharp?.half}
      sizes="50vw"
    />,
  );
  const link = screen.getByRole("link", { name: /A walk through the clinic.*Play the video.*new tab/ });
  expect(link).toHaveAttribute("href", url);
  expect(link).toHaveAttribute("target", "_blank");
});
