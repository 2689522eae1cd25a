import { render, screen } from "@testing-library/react";
import { pictureCard, pictureFull, pictureTall } from "./parts.fixtures";
import { Picture } from "./picture";
import { Portrait } from "./portrait";

describe("picture", () => {
  const image = pictureFull.childImageSharp?.full;

  test.each([
    ["is lazy-loaded by default", false, { loading: "lazy", fetchpriority: "auto" }],
    ["is loaded first if it has priority", true, { loading: "eager", fetchpriority: "high" }],
  ])("a picture %s", (_case, priority, attributes) => {
    render(<Picture image={image} alt="A room" sizes="50vw" priority={priority} />);
    for (const [name, value] of Object.entries(attributes)) {
      expect(screen.getByRole("img", { name: "A room" })).toHaveAttribute(name, value);
    }
  });

  test("a picture has width and height, which reserve its space before it loads", () => {
    render(<Picture image={image} alt="A room" sizes="50vw" />);
    const img = screen.getByRole("img");
    expect(img).toHaveAttribute("width", "1800");
    expect(img).toHaveAttribute("height", "1200");
    expect(img).toHaveAttribute("sizes", "50vw");
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
  test("a photo has the person's name as its alternative text", () => {
    render(<Portrait person={{ name: "Rosa Lake", imageUrl: pictureCard }} sizes="288px" />);
    expect(screen.getByRole("img", { name: "Portrait of Rosa Lake" })).toBeVisible();
  });

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
