import { inputBeside, keyPathOf } from "../kept-editor/form-elements";
import { shownAt } from "./addresses";
import { fileName } from "./file-name";
import { nameAround, placeAt } from "./use-picture";

const page = {
  title: "About us",
  blocks: [
    { kind: "feature", heading: "The swing room", image: { src: "", alt: "" }, videoLink: "" },
    { kind: "feature", image: { src: "" }, videoLink: "tour" },
    { kind: "slider", heading: "Rooms", slides: [{ src: "" }] },
    { kind: "team-list", drift: [""] },
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

test.each([
  ["a field of a person", team, "team.1.imageUrl", "a portrait"],
  ["a field of a block", page, "blocks.0.image.src", "a picture beside words"],
  ["a field of a block with a video", page, "blocks.1.image.src", "a video's picture"],
  ["a list of pictures with their words", page, "blocks.2.slides.0.src", "a slide"],
  ["a list of pictures", page, "blocks.3.drift.0", "a drifting picture"],
  ["a file that has kinds", { resources: [{ kind: "video" }] }, "resources.0.imgUrl", "a video's picture"],
])("the picture in %s has its place", (_, data, keyPath, name) => {
  expect(placeAt(data, keyPath)).toMatchObject({ name });
});

test("a picture without a place is an error that names its field", () => {
  expect(() => placeAt(page, "links.0.logo")).toThrow("picture-places.ts has no place for links logo");
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

test.each([
  ["rosa", "IMG_0042.HEIC", "image/jpeg", "rosa.jpg"],
  ["María's Room & more!", "x.jpg", "image/jpeg", "maria-s-room-more.jpg"],
  ["Straße in Łódź", "x.jpg", "image/jpeg", "strasse-in-lodz.jpg"],
  ["About {name}", "x.jpg", "image/jpeg", "about.jpg"],
  ["", "IMG_0042.HEIC", "image/jpeg", "img-0042.jpg"],
  ["", "My photo (1).final.PNG", "image/png", "my-photo-1-final.png"],
  ["—", "照片.jpg", "image/jpeg", "picture.jpg"],
  [`${"a".repeat(49)} b`, "x.jpg", "image/jpeg", `${"a".repeat(49)}.jpg`],
  ["../../etc/passwd", "x.jpg", "image/jpeg", "etc-passwd.jpg"],
])("a picture of %j that was %j, as %s, is %j", (words, earlier, type, expected) => {
  expect(fileName(words, earlier, type)).toBe(expected);
});

const thumbnails = ["team/ben.jpg", "about.jpg"];

test.each([
  ["a person's, in the live view", "./images/team/ben.jpg", undefined, "/admin/pictures/team/ben.jpg"],
  ["a page's, in the live view", "../images/about.jpg", undefined, "/admin/pictures/about.jpg"],
  ["one that is not saved yet", "blob:http://localhost/1", undefined, "blob:http://localhost/1"],
  ["a person's, on the web", "./images/team/ben.jpg", thumbnails, "/admin/pictures/team/ben.jpg.webp"],
  ["a page's, on the web", "../images/about.jpg", thumbnails, "/admin/pictures/about.jpg.webp"],
  ["one that is not saved yet, on the web", "blob:http://localhost/1", thumbnails, "blob:http://localhost/1"],
  ["one that is newer than the website", "./images/team/rosa.jpg", thumbnails, undefined],
])("a picture has an address: %s", (_, value, small, address) => {
  expect(shownAt(value, small)).toBe(address);
});
