import type { CustomFieldControlProps } from "@sveltia/cms";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openPicture } from "./open-picture";
import { PictureField } from "./picture-field";

// jsdom decodes no pictures.
jest.mock("./open-picture", () => ({ openPicture: jest.fn() }));
const opens = jest.mocked(openPicture);

const canvasOf = (width: number, height: number) =>
  Object.assign(document.createElement("canvas"), { width, height });

function show(props: Partial<CustomFieldControlProps> = {}, thumbnails?: readonly string[]) {
  const onChange = jest.fn();
  const field = { get: () => "Portrait" };
  const all = { value: "", field, forID: "x", onChange, addFile: jest.fn(), pickFile: jest.fn(), ...props };
  render(
    <div data-key-path="team.0.imageUrl">
      <PictureField {...(all as unknown as CustomFieldControlProps)} thumbnails={thumbnails} />
    </div>,
  );
  return onChange;
}
const photo = new File(["x"], "IMG_1.jpg", { type: "image/jpeg" });

test("the form has a name, and shows the picture that is there", () => {
  show({ value: "./images/team/ben.jpg" });
  expect(screen.getByRole("group", { name: "Portrait" })).toBeVisible();
  expect(screen.getByAltText("As it is now")).toHaveAttribute("src", "/admin/pictures/team/ben.jpg");
});

test("a picture that the website does not have yet is not requested", () => {
  show({ value: "./images/team/ben.jpg" }, ["team/anika.jpg"]);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByText(/newer than the website/)).toBeVisible();
});

test("a file that cannot be used is refused in words, and the picture stays", async () => {
  opens.mockRejectedValue(new Error("letter.pdf is not a picture."));
  const onChange = show({ value: "./images/team/ben.jpg" });
  await userEvent.upload(screen.getByLabelText("Choose a photo"), photo);
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("letter.pdf is not a picture."));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ["its size", canvasOf(480, 600), "480 by 600 pixels, so"],
  [
    "the size that is left of it",
    canvasOf(900, 700),
    "900 by 700 pixels, of which 560 by 700 pixels are left once it has the shape of a portrait, so",
  ],
])("a picture of too few pixels is refused with %s and the size that is needed", async (_, canvas, size) => {
  opens.mockResolvedValue({ name: "IMG_1.jpg", canvas, isTransparent: false });
  show();
  await userEvent.upload(screen.getByLabelText("Choose a photo"), photo);
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent(
      `IMG_1.jpg is ${size} it would look blurry here. A portrait needs at least 600 pixels in width`,
    ),
  );
});

test.each([
  ["the folder of its file", "./images/team/ben.jpg"],
  ["all pictures of the website", "/images/team/ben.jpg"],
])("a picture from %s that fits is used as it is, with its path seen from the file", async (_, value) => {
  opens.mockResolvedValue({ name: "ben.jpg", canvas: canvasOf(960, 1200), isTransparent: false });
  const picked = { value, file: new Blob(["x"]), credit: undefined };
  const onChange = show({ pickFile: async () => picked });
  await userEvent.click(screen.getByRole("button", { name: "Use a picture of the website" }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith("./images/team/ben.jpg"));
});

test("closing the list of pictures changes nothing", async () => {
  const onChange = show({ pickFile: async () => null });
  await userEvent.click(screen.getByRole("button", { name: "Use a picture of the website" }));
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  expect(onChange).not.toHaveBeenCalled();
});
