import { render, screen } from "@testing-library/react";
import { pictureFull, pictureTall } from "./parts.fixtures";
import { Picture } from "./picture";
import { Portrait } from "./portrait";

describe("picture", () => {
  const image = pictureFull.childImageSharp?.full;

  test.each([
    ["is lazy-loaded by default", false, "lazy", "auto"],
    ["is loaded first if it has priority", true, "eager", "high"],
  ])("a picture %s, and its width and height reserve its space", (_, priority, loading, fetchpriority) => {
    render(<Picture image={image} alt="A room" sizes="50vw" priority={priority} />);
    const expected = { loading, fetchpriority, width: "1800", height: "1200", sizes: "50vw" };
    for (const [name, value] of Object.entries(expected))
      expect(screen.getByRole("img", { name: "A room" })).toHaveAttribute(name, value);
  });

  test("the phone composition's sources come first", () => {
    const { container } = render(
      <Picture image={image} phoneImage={pictureTall.childImageSharp?.tall} alt="" sizes="100vw" />,
    );
    const media = [...container.querySelectorAll("source")].map((source) => source.media);
    expect(media).toEqual(["(max-width: 767px)", "(max-width: 767px)", "(max-width: 767px)", "", ""]);
  });

  test("a file that is not a picture throws, which stops the build", () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    expect(() => render(<Picture image={null} alt="A room" sizes="50vw" />)).toThrow("A room");
  });
});

describe("portrait", () => {
  test.each([
    ["Rosa Lake", "RL"],
    ["Dr. Rosa M. van der Lake", "RL"],
    ["élise", "É"],
  ])("without a photo, %s is shown as %s, which screen readers skip", (name, initials) => {
    render(<Portrait person={{ name, imageUrl: null }} sizes="288px" />);
    expect(screen.getByText(initials).closest("svg")).toHaveAttribute("aria-hidden", "true");
    expect(screen.queryByRole("img")).toBeNull();
  });
});
