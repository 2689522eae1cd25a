import { inputBeside, keyPathOf } from "../kept-editor/form-elements";
import { hasVideo, nameAround } from "./form-values";

const page = {
  title: "About us",
  blocks: [
    { kind: "feature", heading: "The swing room", image: { src: "", alt: "" }, videoLink: "" },
    { kind: "feature", image: { src: "" }, videoLink: "tour" },
    { kind: "slider", heading: "Rooms", slides: [{ src: "" }] },
  ],
};
const team = { team: [{ id: "ben" }, { id: "", name: "Rosa Tundrafield", imageUrl: "" }] };

test.each([
  ["the heading of its block", page, "blocks.0.image.src", "The swing room"],
  ["the page's title, if the block has no heading", page, "blocks.1.image.src", "About us"],
  ["the heading above a list of pictures", page, "blocks.2.slides.0.src", "Rooms"],
  ["a person's name, before the short name is filled in", team, "team.1.imageUrl", "Rosa Tundrafield"],
  ["nothing, if nothing is filled in", {}, "team.7.imageUrl", ""],
])("a picture is named after %s", (_, data, keyPath, words) => {
  expect(nameAround(data, keyPath)).toBe(words);
});

test("a picture plays a video if its block has one", () => {
  expect(hasVideo(page, "blocks.0.image.src")).toBe(false);
  expect(hasVideo(page, "blocks.1.image.src")).toBe(true);
});

test("the form of the description is beside that of the picture", () => {
  globalThis.CSS ??= { escape: (text: string) => text.replaceAll(".", "\\.") } as typeof CSS;
  document.body.innerHTML = `
    <section data-key-path="blocks.0.image.src"><i></i></section>
    <section data-key-path="blocks.0.image.alt"><textarea></textarea></section>`;
  const keyPath = keyPathOf(document.querySelector("i"));
  expect(keyPath).toBe("blocks.0.image.src");
  expect(inputBeside(keyPath, "alt")).toBe(document.querySelector("textarea"));
  expect(inputBeside("team.0.imageUrl", "alt")).toBeNull();
});
